// Encrypts a hand-in to the public key of the class, as docs/homework-format.md describes it.

async function seal(archive) {
  const classPoint = fromBase64(content.publicPoint);
  const curve = {name: 'ECDH', namedCurve: 'P-256'};
  const classKey = await crypto.subtle.importKey('raw', classPoint, curve, false, []);
  const ephemeral = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', ephemeral.publicKey));
  const shared = await crypto.subtle.deriveBits({name: 'ECDH', public: classKey}, ephemeral.privateKey, 256);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    {name: 'HKDF', hash: 'SHA-256', salt: concatenate(point, classPoint), info: utf8('saywell-homework-1')},
    secret, {name: 'AES-GCM', length: 256}, false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const keyId = (await sha256(classPoint)).slice(0, 16);
  const head = concatenate(utf8('SAYWELLH'), Uint8Array.of(1), point, keyId, iv);
  const sealed = await crypto.subtle.encrypt({name: 'AES-GCM', iv, additionalData: head}, key, archive);
  return concatenate(head, new Uint8Array(sealed));
}
