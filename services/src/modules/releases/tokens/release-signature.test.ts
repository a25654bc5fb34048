import { generateKeyPairSync } from 'node:crypto';
import { readPublicKey, readSignature, signStatement } from './release-signature.js';

const pems = (type: 'ed25519' | 'x25519') => {
  const { privateKey, publicKey } =
    type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519');
  return {
    pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
};

test('a key of another kind, a private one in place of a public one, and what is no key are refused', () => {
  const { pem, publicPem } = pems('ed25519');
  expect(() => readPublicKey(pem)).toThrow('a private key, which stays with the team');
  expect(() => readPublicKey(pems('x25519').publicPem)).toThrow('it has to be ed25519');
  expect(() => readPublicKey('ssh-ed25519 AAAA')).toThrow('no public key in PEM');
  expect(() => signStatement({}, { pem: publicPem, token: 'x' })).toThrow('no private key in PEM');
  expect(() => signStatement({}, { pem: pems('x25519').pem, token: 'x' })).toThrow('it has to be ed25519');
});

test('the header names the key and the time', () => {
  const { pem, publicPem } = pems('ed25519');
  const header = signStatement({ statement: 'x' }, { pem, token: 'x', now: 1_767_225_600_000 });
  expect(readSignature(header)).toMatchObject({
    fingerprint: readPublicKey(publicPem).fingerprint,
    signedAt: 1_767_225_600_000,
  });
  expect(readSignature(`${header}=`)).toBeUndefined();
});
