import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Chance } from '../../../shared/chance';
import { MatchedText } from '../../../shared/matched-text';
import { Quantity } from '../../../shared/quantity';
import type { ItemsLinks } from '../items-state';
import type { AdvancedAnswer } from '../items.queries';
import { MonsterList } from '../monster-list';
import { ResultList } from '../result-list';

/** One item from one source a row; both names are searched. */
export function FoundDrops({ drops, links }: { drops: AdvancedAnswer['drops']; links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <ResultList
      rows={drops.map((drop, index) => ({
        key: `${drop.itemid}-${drop.type}-${drop.dropperid}-${drop.questId ?? 0}-${index}`,
        href: links.itemHref(drop.itemid),
        thing: { kind: 'item', id: drop.itemid },
        name: drop.itemName,
        matches: drop.itemMatches,
        picture: <Picture kind="item" id={drop.itemid} />,
        note: (
          <>
            <bdi>
              {drop.type === 'global' ? (
                t('sources.kind.global')
              ) : (
                <MatchedText text={drop.name} matches={drop.matches} />
              )}
            </bdi>
            {drop.level !== null && ` · ${format.level(drop.level)}`}
            {drop.maxQuantity > 1 && (
              <>
                {' · '}
                {t('sources.column.quantity')} <Quantity from={drop.minQuantity} to={drop.maxQuantity} />
              </>
            )}
            {drop.questId !== null && ` · ${t('sources.quest')}`}
          </>
        ),
        end: <Chance percent={drop.dropPercent} decimals={3} isAtEnd />,
        isChosen: drop.itemid === links.view.item,
      }))}
    />
  );
}

export function FoundItems({ items, links }: { items: AdvancedAnswer['items']; links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <ResultList
      rows={items.map(({ id, name, type, level, weaponType, sourceCount, dropPercent, matches }) => ({
        key: id,
        href: links.itemHref(id),
        thing: { kind: 'item', id: id },
        name,
        matches,
        picture: <Picture kind="item" id={id} />,
        note: [
          ...(weaponType === null
            ? type === null
              ? []
              : [t(`type.${type}`)]
            : [t(`advanced.weapon.${weaponType}`)]),
          ...(level > 0 ? [format.level(level)] : []),
          t('popular.sources', { count: sourceCount, formatted: format.number(sourceCount) }),
        ].join(' · '),
        end: dropPercent === null ? undefined : <Chance percent={dropPercent} decimals={3} isAtEnd />,
        isChosen: id === links.view.item,
      }))}
    />
  );
}

export function FoundMonsters(props: { monsters: AdvancedAnswer['monsters']; links: ItemsLinks }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <MonsterList
      {...props}
      factsOf={({ maxHp, exp, dropCount }) => [
        ...(maxHp === null ? [] : [`${t('monster.field.hp')} ${format.number(maxHp)}`]),
        ...(exp === null ? [] : [`${t('monster.field.exp')} ${format.number(exp)}`]),
        t('monster.drops.count', { count: dropCount, formatted: format.number(dropCount) }),
      ]}
    />
  );
}
