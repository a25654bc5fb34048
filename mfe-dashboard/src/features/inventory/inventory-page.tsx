import { SectionHead } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, useSearch, ownAccountQuery } from '@portico/portal-kit';
import { Notice } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { NoCharacters } from '../../shared/no-characters';
import { CharacterPicker } from './character-picker';
import styles from './inventory-page.module.css';
import { InventorySkeleton } from './inventory-skeleton';
import { inventorySearch } from './inventory.queries';
import { CharacterNotFound, InventoryWindow } from './inventory-window';

export function InventoryPage() {
  const t = useTexts('mfe-dashboard');
  const links = useSearch(inventorySearch);
  const account = useQuery(ownAccountQuery());
  const { character: chosen } = links.view;
  return (
    <>
      <SectionHead scene="workshop" isFramed title={t('inventory.meta.title')} lead={t('inventory.lead')} />
      <QueryStates
        query={account}
        errorTitle={t('inventory.failed')}
        skeleton={<InventorySkeleton tab={links.view.tab} />}
        isEmpty={({ characters }) => characters.length === 0}
        empty={<NoCharacters titleLevel={2} />}
      >
        {({ characters, loggedIn }) => {
          const character = characters.find(({ id }) => id === chosen || chosen === 0);
          return (
            <div className={styles.page}>
              <CharacterPicker characters={characters} chosen={character?.id} hrefWith={links.hrefWith} />
              {/* While somebody plays, the game's rows are older than the inventory on the player's screen. */}
              {loggedIn && <Notice tone="info">{t('inventory.inGame')}</Notice>}
              {character === undefined ? (
                <CharacterNotFound />
              ) : (
                <InventoryWindow key={character.id} character={character} links={links} />
              )}
            </div>
          );
        }}
      </QueryStates>
    </>
  );
}
