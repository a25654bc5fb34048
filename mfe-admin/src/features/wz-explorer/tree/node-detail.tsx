import { CopyButton } from '@portico/portal-kit/copy-button';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FactList, Window, type Fact } from '@portico/ui';
import { pathOf, type WzTree } from '../file/wz-tree';
import styles from './node-detail.module.css';
import { NodePicture } from './node-picture';

/** How the value of a kind is called; any other is a value. */
const VALUE_TERMS = { canvas: 'size', vector: 'point', uol: 'target' } as const;

/** All that is known of one node. */
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
