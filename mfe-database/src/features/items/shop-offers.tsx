import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Mesos, Picture } from '@portico/game-ui';
import { paths } from '../../paths';
import { EntryList } from '../../shared/entry-list';
import { FirstRows } from '../../shared/first-rows';
import type { ShopOffer } from './items.queries';

/** NPCs that sell an item, and what they take for it. */
export function ShopOffers({ offers }: { offers: readonly ShopOffer[] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <FirstRows kind="shops" rows={offers}>
      {(rows) => (
        <EntryList
          entries={rows.map(({ npcId, npcName, price, pitch }) => ({
            key: `${npcId}-${price}-${pitch}`,
            href: paths.npc(npcId),
            name: npcName,
            picture: <Picture kind="npc" id={npcId} />,
            note:
              pitch > 0 ? (
                t('shop.pitch', { count: pitch, formatted: format.number(pitch) })
              ) : (
                <Mesos amount={price} unit={t('monster.mesos')} />
              ),
          }))}
        />
      )}
    </FirstRows>
  );
}
