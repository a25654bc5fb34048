import { ErrorPanel, kitText, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { ErrorState } from '@portico/ui';
import { FileAtError, useFileFaultText } from '../../../shared/developer/file-at';
import { type WzFileFault, WzFileError } from './wz-file-fault';

interface FileErrorProps {
  error: Error;
  name: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Why a file is not shown, and another try: files are mended and opened again. */
export function FileError({ error, name, isRetrying, onRetry }: FileErrorProps) {
  const t = useTexts('mfe-admin');
  const textOf = useFaultText();
  const fileFaultText = useFileFaultText();
  if (!(error instanceof WzFileError) && !(error instanceof FileAtError)) {
    const title = t('developer.notLoaded', { path: name });
    return <ErrorPanel error={error} title={title} isRetrying={isRetrying} onRetry={onRetry} />;
  }
  const isUnpacked = error instanceof WzFileError && error.fault.code === 'inflate';
  const isRefused = error instanceof WzFileError && !isUnpacked;
  return (
    <ErrorState
      titleLevel={2}
      title={
        isUnpacked
          ? t('developer.notDecompressed')
          : isRefused
            ? t('developer.error', { message: textOf(error.fault) })
            : t('developer.notLoaded', { path: name })
      }
      hint={
        <p>
          {isRefused
            ? name
            : isUnpacked
              ? t('wzExplorer.fault.inflate')
              : error instanceof FileAtError && fileFaultText(error.fault)}
        </p>
      }
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
    switch (fault.code) {
      case 'tooLarge':
      case 'tooLargeInflated':
        return t(`wzExplorer.fault.${fault.code}`, { limit: number(fault.limit / 1_048_576) });
      case 'tooManyNodes':
      case 'tooDeep':
        return t(`wzExplorer.fault.${fault.code}`, { limit: number(fault.limit) });
      case 'malformed':
        return t('wzExplorer.fault.malformed', fault);
      case 'otherRoot':
        return t('wzExplorer.fault.otherRoot', fault);
      case 'reader':
        return t('wzExplorer.fault.reader', fault);
      case 'empty':
      case 'archive':
      case 'html':
      case 'binary':
      case 'doctype':
      case 'inflate':
        return t(`wzExplorer.fault.${fault.code}`);
    }
  };
}
