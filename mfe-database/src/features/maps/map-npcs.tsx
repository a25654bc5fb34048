import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge, Window } from '@portico/ui';
import { paths } from '../../paths';
import { CustomBadge } from '../../shared/custom-badge';
import { EmptyLine } from '../../shared/empty-line';
import { EntryList } from '../../shared/entry-list';
import { groupLife } from './group-life';
import type { MapSpot } from './maps.queries';

export function MapNpcs({ npcs }: { npcs: readonly MapSpot[] }) {
  const t = useTexts('mfe-database');
  return (
    <Window title={t('map.npcs.title')} icon="user" isFlush={npcs.length > 0}>
      {npcs.length === 0 ? (
        <EmptyLine>{t('map.npcs.empty')}</EmptyLine>
      ) : (
        <EntryList
          entries={groupLife(npcs).map(({ first, count, customCount }) => ({
            key: first.id,
            href: paths.npc(first.id),
            name: first.name,
            picture: <Picture kind="npc" id={first.id} />,
            end: (
              <>
                {first.hidden && <Badge>{t('found.hidden')}</Badge>}
                <CustomBadge count={customCount} of={count} />
              </>
            ),
          }))}
        />
      )}
    </Window>
  );
}
