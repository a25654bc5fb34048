import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { parsedJson, propertyOf } from '../../../platform/collections/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { archiveFiles } from '../files/archive-source.js';
import { ReleaseError } from '../files/release-error.js';
import type { RemoteSource } from '../files/remote-source.js';

export const SIGNATURE_HEADER = 'portico-signature';

const HEADER = /^([0-9a-f]{64})\.(\d{13})\.([\w-]{86})$/;

export interface Signature {
  fingerprint: string;
  signedAt: number;
  /** Base64url. */
  value: string;
}

/** All parts that decide the effect of an upload; see `docs/teams.md` for the text. */
export interface SignedUpload {
  remote: string;
  /** `live`, `preview`, `canary 5`, each also with `dry-run ` before it. */
  purpose: string;
  author: string;
  commit: string;
  message: string;
}

/** The purpose of an upload in its signed text. It contains the dry run, because a dry run is no release. */
export function purposeOf(way: {
  isDryRun: boolean;
  isHeld: boolean;
  canaryShare: number | undefined;
}): string {
  const { isDryRun, isHeld, canaryShare } = way;
  const use = canaryShare === undefined ? (isHeld ? 'preview' : 'live') : `canary ${canaryShare}`;
  return isDryRun ? `dry-run ${use}` : use;
}

/** A statement without the parts that bind it to one moment and one token. */
export type Statement = Readonly<Record<string, unknown>>;

/** The upload as a statement. It contains the hash of each file, so that no file can be replaced. */
export async function uploadStatement(
  { remote, purpose, author, commit, message }: SignedUpload,
  source: RemoteSource,
): Promise<Statement> {
  const files = await archiveFiles(source);
  const hashes = [...files].map(([path, content]) => [path, hashOf(content)]);
  const version = versionOf(files.get('package.json'));
  return { statement: 'portico upload 1', remote, version, purpose, author, commit, message, files: hashes };
}

export function previewStatement(remote: string, version: string): Statement {
  return { statement: 'portico preview 1', remote, version };
}

/** The version in the package file. If there is none, a later check refuses the release. */
function versionOf(packageJson: Buffer | undefined): string | null {
  const version = propertyOf(parsedJson(packageJson?.toString() ?? ''), 'version');
  return typeof version === 'string' ? version : null;
}

/** The signed bytes. A token belongs to one portal and one remote, so its hash binds the signature to both. */
function signedBytes(statement: Statement, tokenHash: string, signedAt: number): Buffer {
  return Buffer.from(JSON.stringify({ ...statement, token: tokenHash, signedAt }));
}

export function signStatement(
  statement: Statement,
  { pem, token, now = Date.now() }: { pem: string; token: string; now?: number },
): string {
  const key = ed25519(pem, createPrivateKey, 'private');
  const fingerprint = fingerprintOf(createPublicKey(pem));
  const value = sign(null, signedBytes(statement, hashOf(token), now), key).toString('base64url');
  return `${fingerprint}.${now}.${value}`;
}

export function readSignature(header: string): Signature | undefined {
  const [, fingerprint, signedAt, value] = HEADER.exec(header) ?? [];
  if (fingerprint === undefined || signedAt === undefined || value === undefined) return undefined;
  return { fingerprint, signedAt: Number(signedAt), value };
}

export function isSignedBy(
  publicKey: string,
  statement: Statement,
  { value, signedAt }: Signature,
  tokenHash: string,
): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, signedBytes(statement, tokenHash, signedAt), key, Buffer.from(value, 'base64url'));
}

export function readPublicKey(pem: string): { publicKey: string; fingerprint: string } {
  if (pem.includes('PRIVATE KEY'))
    throw new ReleaseError('This file has a private key, which stays with the team: give its public key');
  const key = ed25519(pem, createPublicKey, 'public');
  return { publicKey: derOf(key).toString('base64'), fingerprint: fingerprintOf(key) };
}

function ed25519(pem: string, read: (pem: string) => KeyObject, kind: 'public' | 'private'): KeyObject {
  const key = keyOf(pem, read, kind);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new ReleaseError(`The ${kind} key is of the kind ${key.asymmetricKeyType}: it has to be ed25519`);
  return key;
}

function keyOf(pem: string, read: (pem: string) => KeyObject, kind: string): KeyObject {
  try {
    return read(pem);
  } catch (error) {
    throw new ReleaseError(`The file has no ${kind} key in PEM: ${reasonOf(error)}`);
  }
}

function derOf(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' });
}

/** SHA-256 of the SPKI in hex, as `openssl pkey -pubin -outform DER | sha256sum` prints it. */
function fingerprintOf(key: KeyObject): string {
  return hashOf(derOf(key));
}
