import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ErrorBody } from '@portico/domain';
import { forEachEngine } from '@portico/testing-api';
import type { UploadedReleaseDto } from '../../src/modules/admin/releases/releases.dto.js';
import { AuditEntity } from '../../src/modules/audit/index.js';
import { packArchive } from '../../src/modules/releases/files/archive-source.js';
import { folderSource, type RemoteSource } from '../../src/modules/releases/files/remote-source.js';
import {
  publisherOf,
  ReleaseKeys,
  ReleaseStore,
  ReleaseTokens,
  rollBack,
  ShellBuildFile,
} from '../../src/modules/releases/index.js';
import { newKey } from '../../src/modules/releases/tokens/release-keys.js';
import {
  previewStatement,
  SIGNATURE_HEADER,
  signStatement,
  uploadStatement,
} from '../../src/modules/releases/tokens/release-signature.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { writeRemote } from '../portal/remote-source.js';
import { uploadArchive } from '../portal/upload-archive.js';

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
  };
}

const WREN = keyPair();
const STRANGER = keyPair();
const ORIGIN = { author: 'Wren', commit: '4be1c0d', message: 'Higher waves' };

interface Sent {
  /** Number of the wave; another number makes another version. */
  wave: number;
  signed?: Partial<typeof ORIGIN> & { remote?: string; purpose?: string; wave?: number };
  pem?: string | undefined;
  now?: number;
  query?: string;
}

forEachEngine('uploads with a token that has a key', (engine) => {
  let api: TestApi;
  let folder: string;
  let token: string;
  /** Signatures differ by their milliseconds. */
  let clock = Date.now() - 60_000;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portico-signed-'));
    api = await startApi({ engine });
    const made = await api.app.get(ReleaseTokens).create({ remote: 'mfe-sea', days: 90, name: 'sea-ci' });
    token = made.token;
    await api.app.get(ReleaseKeys).add('sea-ci', newKey('wren', WREN.publicPem));
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await api.close();
  });

  const sourceOf = (wave: number): RemoteSource => {
    const code = `export const wave = ${wave};`;
    return folderSource(writeRemote(join(folder, String(wave)), { name: 'mfe-sea', paths: ['/sea'], code }));
  };

  const signatureOf = async ({ wave, signed = {}, pem = WREN.pem, now = ++clock }: Sent) => {
    const what = { remote: 'mfe-sea', purpose: 'live', ...ORIGIN, ...signed };
    return signStatement(await uploadStatement(what, sourceOf(signed.wave ?? wave)), { pem, token, now });
  };

  const put = async (wave: number, signature: string | undefined, query = '') =>
    uploadArchive<UploadedReleaseDto & ErrorBody>(api, {
      token,
      archive: await packArchive(sourceOf(wave)),
      address: `/api/releases/mfe-sea?${new URLSearchParams(ORIGIN).toString()}${query}`,
      headers: signature === undefined ? {} : { [SIGNATURE_HEADER]: signature },
    });
  const send = async (sent: Sent) => put(sent.wave, await signatureOf(sent), sent.query);

  const inService = async () => (await api.app.get(ReleaseStore).active()).remotes['mfe-sea']?.version;
  const audit = async (action: 'release-upload' | 'release-refused') => {
    const rows = await api.database.reader.manager.find(AuditEntity, {
      where: { action },
      order: { at: 'ASC' },
    });
    return rows.map(({ details }) => JSON.parse(details ?? ''));
  };

  test('releases what its key signed, and the history and the audit name the key', async () => {
    const { status, body } = await send({ wave: 1 });
    expect([status, body.status]).toEqual([200, 'released']);
    const { fingerprint } = newKey('wren', WREN.publicPem);
    const [kept] = await api.app.get(ReleaseStore).versions('mfe-sea');
    expect(kept?.provenance).toMatchObject({
      tokenName: 'sea-ci',
      keyName: 'wren',
      keyFingerprint: fingerprint,
    });
    expect(await audit('release-upload')).toMatchObject([{ key: `wren ${fingerprint}`, token: 'sea-ci' }]);
  });

  test.each<[string, Partial<Sent> | undefined, string]>([
    ['no signature', undefined, 'accepts signed releases only'],
    ['the key of a stranger', { pem: STRANGER.pem }, 'is none of the token sea-ci'],
    ['another file', { signed: { wave: 8 } }, 'The key wren signed something else'],
    ['another author', { signed: { author: 'Moss' } }, 'The key wren signed something else'],
    ['another commit', { signed: { commit: '0000000' } }, 'The key wren signed something else'],
    ['another remote', { signed: { remote: 'mfe-hill' } }, 'The key wren signed something else'],
    ['a dry run that is released', { signed: { purpose: 'dry-run live' } }, 'signed something else'],
    ['a live release as a canary', { query: '&canary=5' }, 'signed something else'],
    ['a signature of yesterday', { now: Date.now() - 86_400_000 }, 'more than ten minutes ago'],
  ])('refuses %s, and the audit says so', async (_, sent, reason) => {
    const before = await inService();
    const answer = sent === undefined ? await put(9, undefined) : await send({ wave: 9, ...sent });
    expect(answer).toMatchObject({ status: 403, body: { code: 'releases.signature_refused' } });
    expect(answer.body.msg).toContain(reason);
    expect(await inService()).toBe(before);
    const refused = { remote: 'mfe-sea', token: 'sea-ci', reason: answer.body.msg };
    expect(await audit('release-refused')).toContainEqual(refused);
  });

  test('refuses what cannot be read as a signature, and the signature of another token', async () => {
    expect((await put(9, 'x')).body.msg).toContain('cannot be read');
    const tokens = api.app.get<ReleaseTokens>(ReleaseTokens);
    const second = await tokens.create({ remote: 'mfe-sea', days: 1, name: 'unsigned' });
    const own = token;
    token = second.token;
    const signature = await signatureOf({ wave: 9 });
    expect((await put(9, signature)).body.msg).toContain('the token unsigned has no key');
    token = own;
    expect((await put(9, signature)).body.msg).toContain('signed something else');
  });

  test('accepts a signature once, so that an old release cannot be sent again', async () => {
    const tried = await signatureOf({ wave: 2, signed: { purpose: 'dry-run live' } });
    const old = await signatureOf({ wave: 2 });
    expect((await put(2, tried, '&dry-run')).body.status).toBe('tried');
    expect((await put(2, tried, '&dry-run')).status).toBe(403);
    expect((await put(2, old)).status).toBe(200);
    expect((await send({ wave: 3 })).body.status).toBe('released');
    const current = await inService();
    const again = await put(2, old);
    expect(again).toMatchObject({
      status: 403,
      body: { msg: expect.stringContaining('sign this one again') },
    });
    expect(await inService()).toBe(current);
    // Both have passed the first check when one of them is used.
    const raced = await signatureOf({ wave: 4 });
    const keys = api.app.get<ReleaseKeys>(ReleaseKeys);
    const claim = await keys.claim(await tokenRow(), raced);
    if (claim === undefined) throw new Error('no claim');
    await keys.spend(claim);
    await expect(keys.spend(claim)).rejects.toThrow('sign this one again');
  });

  test('uses up a signature that changed nothing: after a rollback it puts nothing into service', async () => {
    const unused = await signatureOf({ wave: 3 });
    expect((await put(3, unused)).body.status).toBe('unchanged');
    const withdrawn = await inService();
    await rollBack(
      await publisherOf(api.app.get(ReleaseStore), api.app.get(ShellBuildFile), api.config),
      'mfe-sea',
    );
    const current = await inService();
    expect(current).not.toBe(withdrawn);
    expect(await put(3, unused)).toMatchObject({ status: 403, body: { code: 'releases.signature_refused' } });
    expect(await inService()).toBe(current);
  });

  const tokenRow = async () => {
    const row = (await api.app.get(ReleaseTokens).list()).find(({ name }) => name === 'sea-ci');
    if (row === undefined) throw new Error('no token');
    return row;
  };

  test('gives links of previews to what its key signed', async () => {
    const version = String(await inService());
    const ask = (headers: Record<string, string>) =>
      api.call<ErrorBody>('/api/releases/mfe-sea/preview-link', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ version }),
      });
    expect(await ask({})).toMatchObject({ status: 403, body: { code: 'releases.signature_refused' } });
    const statement = previewStatement('mfe-sea', version);
    const signature = signStatement(statement, { pem: WREN.pem, token, now: ++clock });
    expect((await ask({ [SIGNATURE_HEADER]: signature })).status).toBe(200);
    expect((await ask({ [SIGNATURE_HEADER]: signature })).status).toBe(403);
  });

  test('takes nothing from a removed key, nor unsigned, until another one is added', async () => {
    const keys = api.app.get<ReleaseKeys>(ReleaseKeys);
    await keys.remove('sea-ci', 'wren');
    expect((await send({ wave: 5 })).body.msg).toContain('was removed');
    expect((await put(5, undefined)).status).toBe(403);
    await keys.add('sea-ci', newKey('moss', STRANGER.publicPem));
    expect((await send({ wave: 5, pem: STRANGER.pem })).status).toBe(200);
    await expect(keys.add('sea-ci', newKey('wren', WREN.publicPem))).rejects.toThrow('This key was removed');
    await expect(keys.add('sea-ci', newKey('again', STRANGER.publicPem))).rejects.toThrow(
      'has this key already',
    );
    await expect(keys.add('sea-ci', newKey('moss', keyPair().publicPem))).rejects.toThrow(
      'has a key moss already',
    );
    await expect(keys.remove('sea-ci', 'wren')).rejects.toThrow('has no key wren');
  });

  test.each<[string, (name: string) => Promise<void>, number, string]>([
    [
      'gets a key',
      (name) => api.app.get(ReleaseKeys).add(name, newKey('late', keyPair().publicPem)),
      403,
      'signed releases only',
    ],
    ['is revoked', (name) => api.app.get(ReleaseTokens).revoke(name), 401, 'has been revoked'],
  ])('refuses what a token sent that %s during the trial', async (name, meanwhile, status, reason) => {
    const made = await api.app
      .get(ReleaseTokens)
      .create({ remote: 'mfe-sea', days: 1, name: name.replaceAll(' ', '-') });
    const current = await inService();
    vi.spyOn(api.app.get(ReleaseStore), 'tidy').mockImplementationOnce(() => meanwhile(made.row.name));
    const answer = await uploadArchive<ErrorBody>(api, {
      token: made.token,
      archive: await packArchive(sourceOf(6)),
    });
    expect(answer).toMatchObject({ status, body: { msg: expect.stringContaining(reason) } });
    expect(await inService()).toBe(current);
  });

  test('that are slow keep no other team waiting, and a stranger holds nothing', async () => {
    const tokens = api.app.get<ReleaseTokens>(ReleaseTokens);
    const slow = await tokens.create({ remote: 'mfe-sea', days: 1, name: 'slow' });
    const hill = await tokens.create({ remote: 'mfe-hill', days: 1, name: 'hill' });
    const archive = await packArchive(sourceOf(7));
    let goOn = () => {};
    const rest = new Promise<void>((resolve) => (goOn = resolve));
    const slowly = async function* () {
      yield archive.subarray(0, 100);
      await rest;
      yield archive.subarray(100);
    };
    const sent = uploadArchive(api, { token: slow.token, archive: Readable.from(slowly()) });
    const stranger = { token: `${slow.token.slice(0, -1)}_`, archive: Readable.from(slowly()) };
    expect((await uploadArchive(api, stranger)).status).toBe(401);
    const other = await packArchive(
      folderSource(writeRemote(folder, { name: 'mfe-hill', paths: ['/hill'] })),
    );
    const answer = await uploadArchive(api, {
      token: hill.token,
      archive: other,
      address: '/api/releases/mfe-hill',
    });
    expect(answer.body.status).toBe('released');
    goOn();
    expect((await sent).body.status).toBe('released');
  });
});
