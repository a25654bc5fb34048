import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../i18n/en.json' with { type: 'json' };
import remote from '../../remote';
import { TEXTS } from '../../test/texts';
import type { GroupDetail, GroupMember } from './group.queries';

function member(id: number, changes: Partial<GroupMember> = {}): GroupMember {
  return {
    id,
    name: `Hero${id}`,
    level: 90,
    job: 112,
    is_leader: false,
    fame: 1,
    ironman_deaths: 0,
    ironman_bosses_killed: 31,
    ironman_playtime: 43_200_000,
    total_cards: 57,
    mapName: 'Saltharbor',
    meso: 1,
    str: 4,
    dex: 4,
    int: 4,
    luk: 4,
    hp: 1,
    maxhp: 1,
    mp: 1,
    maxmp: 1,
    ...changes,
  };
}

const GROUP: GroupDetail = {
  group: {
    id: 12,
    group_name: 'Tin Lanterns',
    member_count: 2,
    total_level: 163,
    average_level: 81.5,
    days_active: 41,
    groupRank: 3,
    leader_name: 'Hero1',
  },
  members: [member(1, { is_leader: true }), member(2, { level: 73, ironman_deaths: 4, mapName: null })],
  achievements: [
    { achievement: 'total_level', tier: 'Rare', value: 163, next_value: 300 },
    { achievement: 'boss_kills', tier: 'Legendary', value: 6200, next_value: null },
  ],
};

// Its code is a separate chunk.
beforeAll(() => remote.prepare?.('/group/1', new URLSearchParams()));

function open(api: Record<string, unknown>) {
  return renderInPortal(<remote.Component />, { path: '/group/12', api, texts: { 'mfe-public': texts } });
}

const failure = (status: number, code: string, msg: string) =>
  new ApiFailure(status, { code, msg, requestId: 'req-3' });

describe('group page', () => {
  it('shows what the group is: its levels, its size, its age and its leader', async () => {
    open({ '/api/rankings/group/12': GROUP });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tin Lanterns' })).toBeInTheDocument();
    for (const text of ['82', '2/6', '41', '#3 among groups', /Led by .*Hero1/]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Back to Rankings' })).toHaveAttribute(
      'href',
      '/rankings?mode=group-ironman',
    );
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('Tin Lanterns'),
    );
  });

  it('names the tier of each achievement and what the next one takes', async () => {
    open({ '/api/rankings/group/12': GROUP });
    const [levels, bosses] = within(await screen.findByRole('region', { name: 'Achievements' })).getAllByRole(
      'listitem',
    );
    expect(levels).toHaveTextContent(/Total level163Rare.*Epic at 300/);
    expect(bosses).toHaveTextContent(/Boss kills6,200Legendary.*Highest tier reached/);
  });

  it('shows each member with the marks of the challenge, and leads to the profile', async () => {
    open({ '/api/rankings/group/12': GROUP });
    const [first, second] = within(await screen.findByRole('region', { name: 'Members' })).getAllByRole(
      'article',
    );
    expect(within(first as HTMLElement).getByRole('link', { name: 'Hero1' })).toHaveAttribute(
      'href',
      '/player/1',
    );
    expect(first).toHaveTextContent(/Leader.*Deaths0.*Bosses31.*Cards57.*Playtime12 hr.*Saltharbor/);
    expect(second).toHaveTextContent(/Deaths4.*Somewhere out there/);
    expect(second).not.toHaveTextContent('Leader');
  });

  it('says that a group is not there, with the way back to the rankings', async () => {
    open({ '/api/rankings/group/12': failure(404, 'players.group_not_found', 'Group not found') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Group not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Rankings' })).toBeInTheDocument();
  });

  it('says that the details could not be had, and tries again', async () => {
    const api: Record<string, unknown> = {
      '/api/rankings/group/12': failure(500, 'portal.internal', 'Something went wrong.'),
    };
    open(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch group details');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', '/rankings?mode=group-ironman');
    api['/api/rankings/group/12'] = GROUP;
    await userEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tin Lanterns' })).toBeInTheDocument();
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<remote.Component />, {
    path: '/group/12',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: { '/api/rankings/group/12': GROUP },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
