import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import { Checkerboard } from '../../../shared/developer/checkerboard';
import { partAddress } from '../../../shared/developer/part-address';
import { pathOf, type WzTree } from '../file/wz-tree';

/** The picture of a canvas: the one that the file holds, or that the portal has of the same part. */
export function NodePicture({ tree, node }: { tree: WzTree; node: number }) {
  const t = useTexts('mfe-admin');
  const [isMissing, setIsMissing] = useState(false);
  const inFile = tree.pictures.get(node);
  const address = inFile === undefined ? addressOf(tree, node) : `data:image/png;base64,${inFile}`;
  if (address === undefined) return null;
  if (isMissing) {
    return (
      <p>
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

/** Where the portal has the part, if the file is that of something that characters wear. */
function addressOf(tree: WzTree, node: number): string | undefined {
  const [file = '', ...below] = pathOf(tree, node).split('/');
  const id = /^(?<id>\d{8})\.img$/.exec(file)?.groups?.['id'];
  return id === undefined ? undefined : partAddress(Number(id), below.join('.'));
}
