import type { LookSlot } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { EmptyState, PageHeader, Skeleton, Stack } from '@portico/ui';
import { useRef } from 'react';
import { useLookDraft } from '../../shared/developer/use-look-draft';
import { FileError } from './file/file-error';
import { FileOpener, useFileDrop } from './file/file-opener';
import { useWzFile, type WzFile } from './file/wz-file.queries';
import { CharacterPreview } from './preview/character-preview';
import { OpenedFile } from './tree/opened-file';
import styles from './wz-explorer-page.module.css';

export function WzExplorerPage() {
  const t = useTexts('mfe-admin');
  const file = useWzFile();
  const look = useLookDraft();
  const preview = useRef<HTMLDivElement>(null);
  const { isOver, ...drop } = useFileDrop(file.openOwn);
  return (
    <Stack gap={5} {...drop}>
      <PageHeader title={t('wzExplorer.title')} lead={t('wzExplorer.lead')} />
      <FileOpener file={file} isDraggedOver={isOver} />
      <FileContent
        file={file}
        onWear={(slot, id) => {
          look.change({ [slot]: String(id) });
          preview.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
      <div ref={preview} className={styles.preview}>
        <CharacterPreview {...look} />
      </div>
    </Stack>
  );
}

interface FileContentProps {
  file: WzFile;
  onWear: (slot: LookSlot, id: number) => void;
}

function FileContent({ file: { name, tree, error, isReading, retry }, onWear }: FileContentProps) {
  const t = useTexts('mfe-admin');
  if (name === '') {
    return <EmptyState titleLevel={2} title={t('wzExplorer.none.title')} hint={t('wzExplorer.none.hint')} />;
  }
  if (isReading || (tree === undefined && error === null)) {
    return (
      <div role="status">
        <p className={styles.reading}>{t('wzExplorer.reading', { name })}</p>
        <Skeleton shape="box" height="20rem" />
      </div>
    );
  }
  if (error !== null) return <FileError error={error} name={name} isRetrying={isReading} onRetry={retry} />;
  // Another file starts at its root.
  return tree && <OpenedFile key={name} name={name} tree={tree} onWear={onWear} />;
}
