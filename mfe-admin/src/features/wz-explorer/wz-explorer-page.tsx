import type { LookSlot } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { QueryStates, ErrorPanel, kitText, useFormat } from '@portico/portal-kit';
import { Skeleton, Stack, LinkButton, Window, ErrorState } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { paths } from '../../paths';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { Checkerboard } from '../../shared/developer/checkerboard';
import { FileAtError, useFileFaultText } from '../../shared/developer/file-at';
import { LookForm, PoseFields, useLookDraft, type LookDraftState } from '../../shared/developer/look-form';
import { framesOfStance, MissingSets, useSpriteSets } from '../../shared/developer/sprite-sets';
import { drawingQuery } from '../../shared/developer/sprites.queries';
import { FileOpener, useFileDrop } from './file/file-opener';
import { WzFileError, type WzFileFault } from './file/wz-file';
import { useWzFile, type WzFile } from './file/wz-file.queries';
import { OpenedFile } from './tree/opened-file';
import styles from './wz-explorer-page.module.css';

export function WzExplorerPage() {
  const t = useTexts('mfe-admin');
  const file = useWzFile();
  const look = useLookDraft();
  const preview = useRef<HTMLDivElement>(null);
  const { isOver, ...drop } = useFileDrop(file.openOwn);
  return (
    <Stack gap={3} {...drop}>
      <AdminHeader title={t('wzExplorer.title')} lead={t('wzExplorer.lead')} />
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

function CharacterPreview(draft: LookDraftState) {
  const t = useTexts('mfe-admin');
  const { look, stance, search } = draft;
  const sets = useSpriteSets(look);
  const frames = framesOfStance(sets.uses, stance);
  const frame = Math.min(draft.frame, frames - 1);
  const query = useQuery({ ...drawingQuery(look, stance, frame), placeholderData: keepPreviousData });
  return (
    <Window
      title={t('wzExplorer.preview.title')}
      icon="user"
      actions={
        <LinkButton size="small" icon="filter" href={paths.characterLayers + search}>
          {t('wzExplorer.preview.layers')}
        </LinkButton>
      }
    >
      <div className={styles.columns}>
        <LookForm {...draft} />
        <Stack gap={3}>
          <Checkerboard className={styles.ground}>
            <QueryStates
              query={query}
              errorTitle={t('wzExplorer.preview.error')}
              skeleton={<Skeleton shape="box" height="288px" width="288px" />}
            >
              {(address) => (
                <img
                  className={styles.picture}
                  src={address}
                  width={288}
                  height={288}
                  alt={t('wzExplorer.preview.alt')}
                />
              )}
            </QueryStates>
          </Checkerboard>
          <PoseFields {...draft} frames={frames} />
          <MissingSets {...sets} />
        </Stack>
      </div>
    </Window>
  );
}

interface FileErrorProps {
  error: Error;
  name: string;
  isRetrying: boolean;
  onRetry: () => void;
}

function FileError({ error, name, isRetrying, onRetry }: FileErrorProps) {
  const t = useTexts('mfe-admin');
  const textOf = useFaultText();
  const fileFaultText = useFileFaultText();
  if (!(error instanceof WzFileError) && !(error instanceof FileAtError)) {
    const title = t('developer.notLoaded', { path: name });
    return <ErrorPanel error={error} title={title} isRetrying={isRetrying} onRetry={onRetry} />;
  }
  const wordsOf = (): [title: string, hint: string] => {
    if (error instanceof FileAtError) {
      return [t('developer.notLoaded', { path: name }), fileFaultText(error.fault)];
    }
    return error.fault.code === 'inflate'
      ? [t('developer.notDecompressed'), t('wzExplorer.fault.inflate')]
      : [t('developer.error', { message: textOf(error.fault) }), name];
  };
  const [title, hint] = wordsOf();
  return (
    <ErrorState
      titleLevel={2}
      title={title}
      hint={<p>{hint}</p>}
      retryText={kitText('kit.error.retry')}
      isRetrying={isRetrying}
      onRetry={onRetry}
    />
  );
}

function useFaultText(): (fault: WzFileFault) => string {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (fault) => {
    if (!('limit' in fault)) return t(`wzExplorer.fault.${fault.code}`, { ...fault });
    const isSize = fault.code === 'tooLarge' || fault.code === 'tooLargeInflated';
    const limit = number(isSize ? fault.limit / 1_048_576 : fault.limit);
    return t(`wzExplorer.fault.${fault.code}`, { limit });
  };
}
