package app.saywell.service.call;

/// Where the price of a call is set aside before the engine works for it.
@FunctionalInterface
public interface Till {

    /// Sets the price of so many billed seconds aside.
    ///
    /// @throws Refused if it cannot be paid
    Hold hold(long billedSeconds);

    /// A price that was set aside, until the call is answered or not.
    interface Hold {
        /// The call was answered.
        void bill();

        /// The call was not answered; may come after [#bill()] if the answer could not be sent.
        void release();
    }
}
