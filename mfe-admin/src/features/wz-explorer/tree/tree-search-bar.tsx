import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { IconButton, LiveSearchField } from '@portico/ui';
import type { TreeHits } from './tree-search';
import styles from './tree.module.css';

interface TreeSearchBarProps {
  searched: string;
  onSearch: (text: string) => void;
  hits: TreeHits;
  /** The place of the active node among the hits, from 0; -1 where it is none. */
  current: number;
  onGo: (step: 1 | -1) => void;
}

/** What is searched in the tree, how often it is there, and the way from one hit to the next. */
export function TreeSearchBar({ searched, onSearch, hits, current, onGo }: TreeSearchBarProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const count = hits.nodes.length;
  const words = { count, formatted: number(count) + (hits.isCut ? '+' : ''), at: number(current + 1) };
  return (
    <div className={styles.bar}>
      <LiveSearchField
        className={styles.search}
        name="q"
        label={t('wzExplorer.search.label')}
        placeholder={t('wzExplorer.search.placeholder')}
        value={searched}
        maxLength={200}
        onSearch={onSearch}
        texts={{ submit: t('wzExplorer.search.submit'), clear: t('wzExplorer.search.clear') }}
      />
      <span className={styles.count} role="status">
        {searched !== '' &&
          (current < 0 ? t('wzExplorer.search.count', words) : t('wzExplorer.search.at', words))}
      </span>
      {count > 0 && (
        <>
          <IconButton icon="chevronStart" label={t('wzExplorer.search.previous')} onClick={() => onGo(-1)} />
          <IconButton icon="chevronEnd" label={t('wzExplorer.search.next')} onClick={() => onGo(1)} />
        </>
      )}
    </div>
  );
}
