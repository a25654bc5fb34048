import { spriteCategoryOf, spritePictureAddress } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import styles from './node-detail.module.css';
import { Checkerboard } from '../../../shared/developer/checkerboard';
import { itemOf, pathOf, type WzTree } from '../file/wz-tree';

/** The picture of a canvas: the one that the file holds, or that the portal has of the same part. */
export function NodePicture({ tree, node }: { tree: WzTree; node: number }) {
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

/** Where the portal has the part, if the file is that of something that characters wear; icons are none of it. */
function addressOf(tree: WzTree, node: number): string | undefined {
  const id = itemOf(tree);
  const [, ...below] = pathOf(tree, node).split('/');
  const category = id === undefined ? undefined : spriteCategoryOf(id);
  if (id === undefined || category === undefined || below[0] === 'info') return undefined;
  return spritePictureAddress({ category, id }, below.join('.'));
}
