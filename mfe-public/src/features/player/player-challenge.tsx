import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FactList, Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import { ChallengeBadge } from '../../shared/challenge-badge';
import { playtimeText } from '../../shared/durations';
import type { Player } from './player.queries';

/** How the challenge goes that a player has taken on. */
export function PlayerChallenge({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { language } = usePortal();
  const { ironman_group_id: groupId, ironman_group_name: groupName } = player;
  const values = {
    mode: <ChallengeBadge player={player} />,
    deaths: format.number(player.ironman_deaths),
    bosses: format.number(player.ironman_bosses_killed),
    playtime: playtimeText(player.ironman_playtime, language),
    ...(groupId !== null && {
      group: (
        <Link href={paths.group(groupId)}>
          <bdi>{groupName}</bdi>
        </Link>
      ),
    }),
  };
  const keys = ['mode', 'deaths', 'bosses', 'playtime', 'group'] as const;
  return (
    <Window title={t('player.challenge.title')} icon="heart">
      <FactList
        facts={keys.flatMap((key) =>
          values[key] === undefined ? [] : [{ key, term: t(`player.challenge.${key}`), value: values[key] }],
        )}
      />
    </Window>
  );
}
