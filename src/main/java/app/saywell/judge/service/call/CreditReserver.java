package app.saywell.judge.service.call;

/// Reserves the price of a call before the engine starts.
@FunctionalInterface
public interface CreditReserver {

    /// Reserves the price of a number of billed seconds.
    ///
    /// @throws ApiException if the credits do not cover it
    CreditReservation reserve(long billedSeconds);

    /// A reserved price, which is billed or released when the call ends.
    interface CreditReservation {
        /// The call was answered.
        void bill();

        /// The call was not answered. May be called after [#bill()] if the answer could not be
        /// sent.
        void release();
    }
}
