/// The update manifest: a static file that names the newest version, signed by whoever releases it.
///
/// It is a JSON Web Signature (RFC 7515, flattened JSON) with EdDSA (RFC 8037). This package reads and verifies it;
/// `desk.client.http` fetches it.
@NullMarked
package app.saywell.desk.client.update;

import org.jspecify.annotations.NullMarked;
