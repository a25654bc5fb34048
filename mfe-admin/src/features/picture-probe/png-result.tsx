import { useTexts } from '@portico/i18n';
import { errorText, kitText, useFormat } from '@portico/portal-kit';
import { Badge, ErrorState, FactList } from '@portico/ui';
import { Checkerboard } from '../../shared/developer/checkerboard';
import { FileAtError, useFileFaultText } from '../../shared/developer/file-at';
import { MAX_SIDE, type PngAnswer } from './png.queries';
import styles from './picture-probe-page.module.css';

interface PngResultProps {
  path: string;
  answer: PngAnswer;
  onRetry: () => unknown;
}

export function PngResult({ path, answer, onRetry }: PngResultProps) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { status, milliseconds, contentType, bytes, facts, picture } = answer;
  const fault = useAnswerFault(answer);
  const share = (of: number) => number(Math.round(of * 1000) / 10);
  return (
    <div className={styles.result}>
      <FactList
        facts={[
          {
            key: 'status',
            term: t('pngTest.result.status'),
            value: <Badge tone={status === 200 ? 'good' : 'danger'}>{status}</Badge>,
          },
          {
            key: 'time',
            term: t('pngTest.result.time'),
            value: t('pngTest.result.milliseconds', { time: Math.round(milliseconds) }),
          },
          { key: 'type', term: t('pngTest.result.type'), value: <code>{contentType || '–'}</code> },
          {
            key: 'bytes',
            term: t('pngTest.result.bytes'),
            value: number(bytes),
          },
          ...(facts
            ? [
                {
                  key: 'size',
                  term: t('pngTest.result.size'),
                  value: <bdi dir="ltr">{`${facts.width} × ${facts.height}`}</bdi>,
                },
              ]
            : []),
          ...(picture
            ? [
                {
                  key: 'alpha',
                  term: t('pngTest.result.alpha'),
                  value: t('pngTest.result.alphaShares', {
                    clear: share(picture.alpha.clear),
                    partial: share(picture.alpha.partial),
                  }),
                },
              ]
            : []),
        ]}
      />
      {fault !== undefined && (
        <ErrorState
          titleLevel={3}
          title={t('developer.notLoaded', { path })}
          hint={<p>{fault}</p>}
          retryText={kitText('kit.error.retry')}
          onRetry={() => void onRetry()}
        />
      )}
      {picture && (
        <div className={styles.grounds}>
          <Checkerboard shade="light">
            <img src={picture.address} alt={t('pngTest.result.onLight')} />
          </Checkerboard>
          <Checkerboard shade="dark">
            <img src={picture.address} alt={t('pngTest.result.onDark')} />
          </Checkerboard>
        </div>
      )}
    </div>
  );
}

/** Why the answer has no displayable picture; undefined if it has one. */
function useAnswerFault({ status, facts, picture }: PngAnswer): string | undefined {
  const t = useTexts('mfe-admin');
  if (status !== 200) return t('developer.file.status', { status });
  if (facts === undefined) return t('pngTest.fault.noPng');
  if (facts.width > MAX_SIDE || facts.height > MAX_SIDE) {
    return t('pngTest.fault.tooWide', { limit: MAX_SIDE });
  }
  return picture === undefined ? t('pngTest.fault.damaged') : undefined;
}

export function PngError({ path, error, onRetry }: { path: string; error: Error; onRetry: () => unknown }) {
  const t = useTexts('mfe-admin');
  const faultText = useFileFaultText();
  return (
    <ErrorState
      titleLevel={3}
      title={t('developer.notLoaded', { path })}
      hint={<p>{error instanceof FileAtError ? faultText(error.fault) : errorText(error)}</p>}
      retryText={kitText('kit.error.retry')}
      onRetry={() => void onRetry()}
    />
  );
}
