import { SectionHead, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import {
  QueryStates,
  useSearch,
  ownAccountQuery,
  useFormat,
  type AccountCharacter,
} from '@portico/portal-kit';
import { Notice, Link } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { NoCharacters } from '../../shared/no-characters';
import styles from './inventory-page.module.css';
import { InventorySkeleton } from './inventory-skeleton';
import { inventorySearch, type InventoryState } from './inventory.queries';
import { CharacterNotFound, InventoryWindow } from './inventory-window';
import { jobText } from '@portico/portal-kit/job-words';

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

interface CharacterPickerProps {
  characters: readonly AccountCharacter[];
  chosen: number | undefined;
  hrefWith: InventoryState['hrefWith'];
}

/** Chooses the character. Tab and search stay; the open item is closed. */
function CharacterPicker({ characters, chosen, hrefWith }: CharacterPickerProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  return (
    <nav aria-label={t('inventory.characters')}>
      <ul role="list" className={styles.list}>
        {characters.map(({ id, name, level, job }, index) => (
          <li key={id}>
            <Link
              href={hrefWith({ character: index === 0 ? 0 : id, item: 0 })}
              className={styles.character}
              aria-current={id === chosen ? 'true' : undefined}
            >
              <Picture kind="character" id={id} size={48} className={styles.picture} />
              <span className={styles.words}>
                <bdi className={styles.name}>{name}</bdi>
                <span className={styles.about}>
                  {format.level(level)} <span>{jobText(job)}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
