import { type LookSlot, slotOf, spriteCategoryOf, spritePictureAddress } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { LiveListSearch } from '@portico/portal-kit/list';
import { Button, type Fact, FactList, IconButton, Stack, Window } from '@portico/ui';
import { useMemo, useState } from 'react';
import { countOf, itemOf, type WzTree, pathOf } from '../file/wz-file';
import { hitsOf, type TreeHits, useTree } from './use-tree';
import { WzTreeView } from './wz-tree-view';
import styles from './opened-file.module.css';
import treeStyles from './wz-tree-view.module.css';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { Checkerboard } from '../../../shared/developer/checkerboard';

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
      <LiveListSearch
        className={treeStyles.search}
        name="q"
        label={t('wzExplorer.search.label')}
        placeholder={t('wzExplorer.search.placeholder')}
        value={searched}
        maxLength={200}
        onSearch={onSearch}
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

/** Label for the value of a node, by its kind. */
const VALUE_TERMS: Readonly<Record<string, 'size' | 'point' | 'target'>> = {
  canvas: 'size',
  vector: 'point',
  uol: 'target',
};

function NodeDetail({ tree, node }: { tree: WzTree; node: number }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const path = pathOf(tree, node);
  const kind = tree.kinds[node] ?? '';
  const value = tree.values[node] ?? '';
  const below = tree.childCounts[node] ?? 0;
  const facts: Fact[] = [
    { key: 'kind', term: t('wzExplorer.node.kind'), value: <code>{kind}</code> },
    ...(value === ''
      ? []
      : [
          {
            key: 'value',
            term: t(`wzExplorer.node.${VALUE_TERMS[kind] ?? 'value'}`),
            value: <code>{value}</code>,
          },
        ]),
    { key: 'below', term: t('wzExplorer.node.below'), value: number(below) },
  ];
  return (
    <Window title={t('wzExplorer.node.title')} icon="info">
      <Stack>
        <div className={styles.path}>
          <code dir="ltr">{path}</code>
          <CopyButton size="small" text={path} label={t('wzExplorer.node.copy')} />
        </div>
        <FactList facts={facts} className={styles.facts} />
        {kind === 'canvas' && <NodePicture key={path} tree={tree} node={node} />}
      </Stack>
    </Window>
  );
}

/** The picture of a canvas: embedded in the file, or the portal's picture of the same part. */
function NodePicture({ tree, node }: { tree: WzTree; node: number }) {
  const t = useTexts('mfe-admin');
  const [isMissing, setIsMissing] = useState(false);
  const inFile = tree.pictures.get(node);
  const address = inFile === undefined ? addressOf(tree, node) : `data:image/png;base64,${inFile}`;
  if (address === undefined) return null;
  if (isMissing) {
    return (
      <p className={styles.missing}>
        {inFile === undefined ? t('developer.notLoaded', { path: address }) : t('wzExplorer.node.unreadable')}
      </p>
    );
  }
  return (
    <Checkerboard>
      <img src={address} alt={t('wzExplorer.node.picture')} onError={() => setIsMissing(true)} />
    </Checkerboard>
  );
}

/** The portal's address of the part, for wearable items; icons have none. */
function addressOf(tree: WzTree, node: number): string | undefined {
  const id = itemOf(tree);
  const [, ...below] = pathOf(tree, node).split('/');
  const category = id === undefined ? undefined : spriteCategoryOf(id);
  if (id === undefined || category === undefined || below[0] === 'info') return undefined;
  return spritePictureAddress({ category, id }, below.join('.'));
}
