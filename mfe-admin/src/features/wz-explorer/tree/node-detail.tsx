import { CopyButton } from '@portico/portal-kit/copy-button';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { type Fact, FactList, Window } from '@portico/ui';
import { spriteCategoryOf, spritePictureAddress } from '@portico/avatar';
import { useState } from 'react';
import { Checkerboard } from '../../../shared/developer/checkerboard';
import { itemOf, pathOf, type WzTree } from '../file/wz-tree';
import styles from './node-detail.module.css';

/** Label for the value of a kind. */
const VALUE_TERMS = { canvas: 'size', vector: 'point', uol: 'target' } as const;

export function NodeDetail({ tree, node }: { tree: WzTree; node: number }) {
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
      : [{ key: 'value', term: t(`wzExplorer.node.${termOf(kind)}`), value: <code>{value}</code> }]),
    { key: 'below', term: t('wzExplorer.node.below'), value: number(below) },
  ];
  return (
    <Window title={t('wzExplorer.node.title')} icon="info">
      <div className={styles.root}>
        <div className={styles.path}>
          <code dir="ltr">{path}</code>
          <CopyButton size="small" text={path} label={t('wzExplorer.node.copy')} />
        </div>
        <FactList facts={facts} className={styles.facts} />
        {kind === 'canvas' && <NodePicture key={path} tree={tree} node={node} />}
      </div>
    </Window>
  );
}

function termOf(kind: string): 'size' | 'point' | 'target' | 'value' {
  return kind in VALUE_TERMS ? VALUE_TERMS[kind as keyof typeof VALUE_TERMS] : 'value';
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
