import { onOneEngine } from '@portico/testing-api';
import type { StoryDto } from '../../src/modules/admin/story/story.service.js';
import { AuditService } from '../../src/modules/audit/index.js';
import { type AdminDesk, type Person, startDesk } from '../rows/admin-desk.js';
import { insertGameLogs } from '../rows/story-rows.js';

onOneEngine('the story of an account, as an admin reads it', (engine) => {
  let desk: AdminDesk;
  let admin: Person;
  let webAdmin: Person;

  beforeAll(async () => {
    desk = await startDesk(engine);
    admin = await desk.newPerson('admin');
    webAdmin = await desk.newPerson('webAdmin');
  });

  afterAll(() => desk.close());

  const storyOf = (id: number, query: string, by: Person) =>
    desk.get<StoryDto>(`/api/admin/accounts/${id}/story${query}`, by);

  test('has no row of a log that is for web admins', async () => {
    const player = await desk.newPerson();
    await insertGameLogs(desk, player, Date.now());
    const kindsFor = async (by: Person) =>
      (await storyOf(player.id, '', by)).body.events.map(({ kind }) => kind).toSorted();
    expect(await kindsFor(admin)).toEqual([]);
    expect(await kindsFor(webAdmin)).toEqual(['inkwell', 'nx', 'scroll']);
    for (const kind of ['scroll', 'nx', 'inkwell'])
      expect(await storyOf(player.id, `?kind=${kind}`, admin)).toMatchObject({
        status: 403,
        body: { code: 'identity.forbidden' },
      });
  });

  test('is told though somebody spoiled the audit in the database', async () => {
    const player = await desk.newPerson();
    const client = { network: '198.51.100.9', device: null, requestId: 'r' };
    const event = { action: 'unban', accountId: player.id, actorAccountId: admin.id, client } as const;
    await desk.api.app.get(AuditService).record({ ...event, details: { reason: 'a mistake' } });
    await desk.write("UPDATE portal_audit SET details = '{' WHERE account_id = ?", player.id);
    expect((await storyOf(player.id, '', admin)).body.events).toMatchObject([{ what: 'unban', text: null }]);
  });
});
