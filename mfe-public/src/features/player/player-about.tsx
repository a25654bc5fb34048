import { Mesos } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { FactList, Link, Window } from '@portico/ui';
import { paths } from '../../paths';
import type { Player } from './player.queries';

/** Level, job and guild stand in the head of the page. */
const FACTS = ['fame', 'mesos', 'gender', 'cards', 'location'] as const;

export function PlayerAbout({ player }: { player: Player }) {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const { unavailable } = usePortal();
  const isShown = (key: (typeof FACTS)[number]) => !(key === 'cards' && unavailable.includes('monsterBook'));
  const { mapId, mapName } = player;
  const values = {
    fame: format.number(player.fame),
    mesos: <Mesos amount={player.meso} unit={t('player.field.mesos')} />,
    gender: t(player.gender === 0 ? 'player.gender.male' : 'player.gender.female'),
    cards: player.total_cards === null ? '–' : format.number(player.total_cards),
    location:
      mapName === null ? (
        t('player.none.location')
      ) : (
        <Link href={paths.map(mapId)}>
          <bdi>{mapName}</bdi>
        </Link>
      ),
  };
  return (
    <Window title={t('player.about.title')} icon="user">
      <FactList
        facts={FACTS.filter(isShown).map((key) => ({
          key,
          term: t(`player.field.${key}`),
          value: values[key],
        }))}
      />
    </Window>
  );
}
