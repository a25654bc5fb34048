import { type LookSlot, slotOf } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Button, IconButton, LiveSearchField, Window } from '@portico/ui';
import { useMemo, useState } from 'react';
import { countOf, itemOf, type WzTree } from '../file/wz-tree';
import { NodeDetail } from './node-detail';
import { hitsOf, type TreeHits, useTree } from './use-tree';
import { WzTreeView } from './wz-tree-view';
import styles from './opened-file.module.css';
import treeStyles from './tree.module.css';

interface OpenedFileProps {
  name: string;
  tree: WzTree;
  /** Called for files of wearable items. */
  onWear: (slot: LookSlot, id: number) => void;
}

export function OpenedFile({ name, tree, onWear }: OpenedFileProps) {
  const t = useTexts('mfe-admin');
  const state = useTree(tree);
  const [searched, setSearched] = useState('');
  const hits = useMemo(() => hitsOf(tree, searched), [tree, searched]);
  const current = hits.nodes.indexOf(state.active);
  const go = (step: 1 | -1) => {
    const count = hits.nodes.length;
    const from = current < 0 && step < 0 ? 0 : current;
    const node = hits.nodes[(from + step + count) % count];
    if (node !== undefined) state.reveal(node);
  };
  const search = (text: string) => {
    setSearched(text);
    const [first] = hitsOf(tree, text).nodes;
    if (first !== undefined) state.reveal(first);
  };
  const count = countOf(tree);
  const id = itemOf(tree);
  const slot = id === undefined ? undefined : slotOf(id);
  return (
    <div className={styles.columns}>
      <Window
        isFlush
        title={
          <span className={styles.name} dir="ltr">
            {name}
          </span>
        }
        actions={
          <>
            <span className={styles.count}>{t('wzExplorer.tree.count', { count })}</span>
            {id !== undefined && slot !== undefined && (
              <Button size="small" icon="user" onClick={() => onWear(slot, id)}>
                {t('wzExplorer.preview.wear')}
              </Button>
            )}
            <IconButton
              size="small"
              icon="plus"
              label={t('wzExplorer.tree.openAll')}
              onClick={state.openAll}
            />
            <IconButton
              size="small"
              icon="minus"
              label={t('wzExplorer.tree.closeAll')}
              onClick={state.closeAll}
            />
          </>
        }
      >
        <TreeSearchBar searched={searched} onSearch={search} hits={hits} current={current} onGo={go} />
        <WzTreeView state={state} searched={searched} />
      </Window>
      <NodeDetail tree={tree} node={state.active} />
    </div>
  );
}

interface TreeSearchBarProps {
  searched: string;
  onSearch: (text: string) => void;
  hits: TreeHits;
  current: number;
  onGo: (step: 1 | -1) => void;
}

function TreeSearchBar({ searched, onSearch, hits, current, onGo }: TreeSearchBarProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const count = hits.nodes.length;
  const words = { count, formatted: number(count) + (hits.isCut ? '+' : ''), at: number(current + 1) };
  return (
    <div className={treeStyles.bar}>
      <LiveSearchField
        className={treeStyles.search}
        name="q"
        label={t('wzExplorer.search.label')}
        placeholder={t('wzExplorer.search.placeholder')}
        value={searched}
        maxLength={200}
        onSearch={onSearch}
        texts={{ submit: t('wzExplorer.search.submit'), clear: t('wzExplorer.search.clear') }}
      />
      <span className={treeStyles.count} role="status">
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
