import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DAY_MS, type ErrorBody } from '@portico/domain';
import { forEachEngine, IS_FULL, onOneEngine } from '@portico/testing-api';
import type { ReleasesBoardDto, UploadedReleaseDto } from '../../src/modules/admin/releases/releases.dto.js';
import { AuditEntity, AuditService } from '../../src/modules/audit/index.js';
import { SessionsService } from '../../src/modules/identity/index.js';
import { packArchive } from '../../src/modules/releases/files/archive-source.js';
import { folderSource } from '../../src/modules/releases/files/remote-source.js';
import { ReleaseRegistry, ReleaseStore, ReleaseTokens } from '../../src/modules/releases/index.js';
import {
  ReleaseBlobEntity,
  ReleaseTokenEntity,
} from '../../src/modules/releases/storage/release.entities.js';
import { insertAccount } from '../harness/rows.js';
import { startApi, type TestApi } from '../harness/start-api.js';
import { writeRemote } from '../portal/remote-source.js';
import { tarArchive } from '../portal/tar-archive.js';
import { uploadArchive } from '../portal/upload-archive.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };
const UPLOAD = '/api/releases/mfe-sea';
const wave = (number: number) => ({ ...SEA, code: `export const wave = ${number};` });

let sources: string;

beforeAll(() => {
  sources = mkdtempSync(join(tmpdir(), 'portico-upload-'));
});

afterAll(() => rmSync(sources, { recursive: true, force: true }));

const archiveOf = (source: Parameters<typeof writeRemote>[1]) =>
  packArchive(folderSource(writeRemote(sources, source)));

const send = <T = UploadedReleaseDto>(
  api: TestApi,
  token: string,
  archive: Buffer | Readable,
  address = UPLOAD,
) => uploadArchive<T>(api, { token, archive, address });

onOneEngine('a release over HTTP', (engine) => {
  let api: TestApi;
  let token: string;

  beforeEach(async () => {
    api = await startApi({ engine });
    token = (await api.app.get(ReleaseTokens).create({ remote: 'mfe-sea', days: 90, name: 'sea-ci' })).token;
  });

  afterEach(() => api.close());

  const inService = async () => (await api.app.get(ReleaseStore).active()).remotes['mfe-sea']?.version;
  const blobs = () => api.database.reader.manager.count(ReleaseBlobEntity);
  const audit = async () =>
    (await api.database.reader.manager.find(AuditEntity, { where: { action: 'release-upload' } })).map(
      ({ details }) => JSON.parse(details ?? ''),
    );

  test('is in service when it is answered, and the board and the audit say who made it', async () => {
    const query = 'author=Wren&commit=4be1c0d&message=Higher%20waves';
    const { status, body } = await send(api, token, await archiveOf(SEA), `${UPLOAD}?${query}`);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        status: 'released',
        version: expect.any(String),
        previous: null,
        isTried: false,
        path: '/sea',
        warning: null,
        preview: null,
      },
    });
    expect((await api.call('/sea')).status).toBe(200);
    await api.seed((manager) => insertAccount(manager, 1, { name: 'Wren', webadmin: 1 }));
    const session = await api.app.get(SessionsService).open(1);
    const board = await api.call<ReleasesBoardDto>('/api/releases', { token: session });
    const origin = { author: 'Wren', commit: '4be1c0d', message: 'Higher waves', token: 'sea-ci' };
    expect(board.body.remotes).toMatchObject([{ name: 'mfe-sea', version: body.version, origin }]);
    const { token: _, ...said } = origin;
    expect(await audit()).toEqual([
      { remote: 'mfe-sea', before: null, after: body.version, token: 'sea-ci', ...said },
    ]);
    expect((await send(api, token, await archiveOf(SEA))).body.status).toBe('unchanged');
  });

  test('is checked and changes nothing as a dry run', async () => {
    const answer = await send(api, token, await archiveOf(SEA), `${UPLOAD}?dry-run`);
    expect(answer.body).toMatchObject({ status: 'tried', previous: null });
    expect([await inService(), await blobs(), await audit()]).toEqual([undefined, 0, []]);
    const reserved = await archiveOf({ ...SEA, paths: ['/api'] });
    expect(await send<ErrorBody>(api, token, reserved, `${UPLOAD}?dry-run=true`)).toMatchObject({
      status: 409,
      body: { code: 'releases.refused', msg: expect.stringContaining('the path /api is reserved') },
    });
  });

  test('happens with its row of the audit or not at all', async () => {
    const record = vi.spyOn(api.app.get<AuditService>(AuditService), 'record');
    record.mockRejectedValueOnce(new Error('the disk of the database is full'));
    expect((await send(api, token, await archiveOf(SEA))).status).toBe(500);
    expect([await inService(), await blobs()]).toEqual([undefined, 0]);
    expect((await send(api, token, await archiveOf(SEA))).status).toBe(200);
  });

  test('needs a token of its remote that holds', async () => {
    const tokens = api.app.get<ReleaseTokens>(ReleaseTokens);
    const other = await tokens.create({ remote: 'mfe-hill', days: 1, name: undefined });
    const revoked = await tokens.create({ remote: 'mfe-sea', days: 1, name: 'lost' });
    await tokens.revoke('lost');
    const old = new ReleaseTokens(
      api.database.reader.getRepository(ReleaseTokenEntity),
      api.unitOfWork,
      () => Date.now() - 2 * DAY_MS,
    );
    const expired = await old.create({ remote: 'mfe-sea', days: 1, name: 'old' });
    const archive = await archiveOf(SEA);
    for (const [sent, status, msg] of [
      [other.token, 403, 'This token is that of another remote'],
      [revoked.token, 401, 'This token has been revoked'],
      [expired.token, 401, 'This token has expired'],
      [`${token.slice(0, -1)}_`, 401, 'There is no such token'],
      ['x', 401, 'There is no such token'],
      ['', 401, 'Send the token of this remote as "Authorization: Bearer ..."'],
    ] as const)
      expect(await send<ErrorBody>(api, sent, archive)).toMatchObject({ status, body: { msg } });
    expect(await inService()).toBeUndefined();
    expect((await send(api, token, archive)).status).toBe(200);
    const row = await api.database.reader.manager.findOneByOrFail(ReleaseTokenEntity, { name: 'sea-ci' });
    expect(row.lastUsedAt).toBeGreaterThan(Date.now() - 60_000);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('is refused when its token is revoked while it arrives', async () => {
    const archive = await archiveOf(SEA);
    const arriving = async function* () {
      yield archive.subarray(0, 100);
      await api.app.get<ReleaseTokens>(ReleaseTokens).revoke('sea-ci');
      yield archive.subarray(100);
    };
    expect(await send<ErrorBody>(api, token, Readable.from(arriving()))).toMatchObject({
      status: 401,
      body: { msg: 'This token has been revoked' },
    });
    expect(await inService()).toBeUndefined();
  });

  test('has the name of its address, and a token has one at a time', async () => {
    const hill = await archiveOf({ name: 'mfe-hill' });
    expect(await send<ErrorBody>(api, token, hill)).toMatchObject({
      status: 409,
      body: { msg: 'The archive is a release of mfe-hill, sent to the address of mfe-sea' },
    });
    const archive = await archiveOf(SEA);
    const answers = await Promise.all([1, 2, 3].map(() => send<ErrorBody>(api, token, archive)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3 - refused.length);
    for (const { body, headers } of refused)
      expect([body.code, headers['retry-after']]).toEqual(['releases.busy', '5']);
    expect(refused.length).toBeLessThan(3);
  });

  test('is refused with what is no release, and leaves nothing', async () => {
    const whole = await archiveOf(SEA);
    for (const [archive, message] of [
      [
        await tarArchive([[{ name: 'dist/a.js', type: 'symlink', linkname: '/etc/passwd' }, '']]),
        'a symlink',
      ],
      [await tarArchive([[{ name: 'package.json' }, '{}']]), 'portal.json does not exist'],
      [whole.subarray(0, whole.length / 2), 'The body is no whole .tar.gz'],
    ] as const) {
      const answer = await send<ErrorBody>(api, token, archive);
      expect(answer).toMatchObject({ status: 409, body: { code: 'releases.refused' } });
      expect(answer.body.msg).toContain(message);
    }
    expect([await inService(), await blobs()]).toEqual([undefined, 0]);
  });

  test('is a .tar.gz, which no other call takes', async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const json = await api.call(UPLOAD, { method: 'PUT', headers, payload: '{}' });
    expect(json).toMatchObject({ status: 415, body: { code: 'request.unsupported_media_type' } });
    const login = { method: 'POST', headers: { 'content-type': 'application/gzip' }, payload: 'x' } as const;
    expect((await api.call('/api/auth/login', login)).status).toBe(415);
  });
});

/** Requests under releases, rollbacks and uploads. */
const SETTINGS = { server: { limits: { read: 100_000, file: 100_000, page: 100_000, signIn: 100_000 } } };
const REQUESTS = IS_FULL ? 10_000 : 120;

forEachEngine('two portals with nothing in common but the database', (engine) => {
  let first: TestApi;
  let second: TestApi;
  let token: string;

  beforeAll(async () => {
    first = await startApi({ engine, settings: SETTINGS });
    const { databaseUrl, home } = first.config.env;
    second = await startApi({
      engine,
      settings: SETTINGS,
      gameTables: 'none',
      ...(databaseUrl === undefined ? { environment: { home } } : { databaseUrl }),
    });
    token = (await first.app.get(ReleaseTokens).create({ remote: 'mfe-sea', days: 1, name: undefined }))
      .token;
  });

  afterAll(async () => {
    await second.close();
    await first.close();
  });

  const remoteOf = async (api: TestApi) => {
    const { body } = await api.call<{ remotes: { version: string; entry: string; chunks: string[] }[] }>(
      '/remotes.json',
    );
    return body.remotes[0];
  };

  test('both serve what one was sent', async () => {
    const { body } = await send(first, token, await archiveOf(SEA));
    const remote = await vi.waitFor(async () => {
      const served = await remoteOf(second);
      expect(served?.version).toBe(body.version);
      return served;
    }, 15_000);
    expect((await second.call('/sea')).status).toBe(200);
    expect((await second.call(String(remote?.entry))).text).toContain("console.log('mfe-sea')");
  });

  test('the same bytes that both are sent at once are one release', async () => {
    const archive = await archiveOf(wave(0));
    const answers = await Promise.all([first, second].map((api) => send(api, token, archive)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.version}`)).size).toBe(1);
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual(['released', 'unchanged']);
  });

  test(`no file of ${REQUESTS} is wrong or missing while releases come and go`, async () => {
    const codes = new Map<string, string>();
    for (const number of [1, 2, 3]) {
      const { version } = (await send(first, token, await archiveOf(wave(number)))).body;
      codes.set(version, wave(number).code);
    }
    const end = new AbortController();
    const release = async () => {
      for (let round = 0; !end.signal.aborted; round += 1) {
        const to = round % 2 === 0 ? first : second;
        const { status } = await send(to, token, await archiveOf(wave((round % 3) + 1)));
        expect(status).toBe(200);
      }
    };
    const releasing = release();
    const versions = new Set<string>();
    // On a busy machine the first requests may all see one version.
    const isEnough = (request: number) =>
      request >= REQUESTS && (versions.size > 1 || request >= 20 * REQUESTS);
    for (let request = 0; !isEnough(request); request += 2) {
      const [page, files] = request % 4 === 0 ? [first, second] : [second, first];
      const remote = await remoteOf(page);
      const version = String(remote?.version);
      versions.add(version);
      const chunk = await files.call(String(remote?.chunks[0]));
      expect([chunk.status, chunk.text]).toEqual([200, codes.get(version)]);
      if (request % 20 === 0)
        await Promise.all([page, files].map((api) => api.app.get(ReleaseRegistry).lookAgain()));
    }
    end.abort();
    await releasing;
    expect(versions.size).toBeGreaterThan(1);
  });
});
