import { SectionHead } from '@portico/game-ui';
import { QueryStates, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { useQuery } from '@tanstack/react-query';
import { NoCharacters } from '../../shared/no-characters/no-characters';
import { CharacterPicker } from './character-picker';
import { InventorySkeleton } from './inventory-skeleton';
import { InventoryWindow } from './inventory-window';
import { accountQuery } from './inventory.queries';
import styles from './inventory-page.module.css';
import { CharacterNotFound } from './character-not-found';
import { SavedNote } from './saved-note';
import { inventorySearch } from './inventory-state';

export function InventoryPage() {
  const t = useTexts('mfe-dashboard');
  const links = useSearch(inventorySearch);
  const account = useQuery(accountQuery());
  const { character: chosen } = links.view;
  return (
    <>
      <SectionHead scene="workshop" isFramed title={t('inventory.title')} lead={t('inventory.lead')} />
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
              {loggedIn && <SavedNote />}
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
