import { ABSENT } from '@portico/domain';
import { JobBadge } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { usePortal } from '@portico/portal-kit';
import { useNumberRow } from './compare-rows';
import type { CompareRow } from './compare-table';
import type { ComparedPlayer } from './compare.queries';

/** Numbers of a player with the same name as an item's. */
const STATS = {
  str: 'incSTR',
  dex: 'incDEX',
  int: 'incINT',
  luk: 'incLUK',
  maxhp: 'incMHP',
  maxmp: 'incMMP',
} as const;

/** Rows of players: rank, class, guild, stats and wealth. */
export function usePlayerRows(players: readonly ComparedPlayer[]): CompareRow[] {
  const t = useTexts('mfe-database');
  const { unavailable } = usePortal();
  const row = useNumberRow(players);
  const numbers = (key: 'level' | 'fame' | 'total_cards' | 'meso' | keyof typeof STATS, term: string) =>
    row(key, term, (player) => player[key], 'more');
  return [
    row('rank', t('compare.player.rank'), ({ actualRank }) => actualRank, 'less'),
    numbers('level', t('monster.field.level')),
    {
      key: 'class',
      term: t('list.class'),
      texts: players.map(({ id, job }) => <JobBadge key={id} job={job} />),
    },
    ...(unavailable.includes('guilds')
      ? []
      : [
          {
            key: 'guild',
            term: t('compare.player.guild'),
            texts: players.map(({ id, guildName }) => <bdi key={id}>{guildName ?? ABSENT}</bdi>),
          },
        ]),
    ...Object.entries(STATS).map(([key, name]) =>
      numbers(key as keyof typeof STATS, t(`property.name.${name}`)),
    ),
    numbers('fame', t('compare.player.fame')),
    ...(unavailable.includes('monsterBook') ? [] : [numbers('total_cards', t('compare.player.cards'))]),
    numbers('meso', t('compare.player.mesos')),
  ];
}
