import { ABSENT } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import {
  defineSearch,
  uncheckedText,
  usePortal,
  useSearch,
  errorText,
  kitText,
  useFormat,
} from '@portico/portal-kit';
import { Button, FormField, Skeleton, Window, Badge, ErrorState, FactList, factsOf } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { EXAMPLE_PICTURE } from '../../shared/developer/examples';
import { Checkerboard } from '../../shared/developer/checkerboard';
import { FileAtError, useFileFaultText } from '../../shared/developer/file-at';
import { IdListProbe } from './id-list-probe';
import styles from './picture-probe-page.module.css';
import { pngQuery, MAX_SIDE, type PngAnswer } from './picture-probe.queries';

export function PictureProbePage() {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.root}>
      <AdminHeader title={t('pictureProbe.title')} lead={t('pictureProbe.lead')} />
      <AddressProbe />
      <IdListProbe />
    </div>
  );
}

const pictureSearch = defineSearch({ url: { ...uncheckedText(), fallback: EXAMPLE_PICTURE } });

function AddressProbe() {
  const t = useTexts('mfe-admin');
  const { view, set } = useSearch(pictureSearch);
  const { site, developerTools } = usePortal().config;
  const origin = typeof location === 'undefined' ? site.origin : location.origin;
  const allowed = [origin, developerTools.pngOrigin].filter((one) => one !== undefined);
  const fileFaultText = useFileFaultText();
  const faultText = (error: Error) =>
    error instanceof FileAtError ? fileFaultText(error.fault) : errorText(error);
  const [typed, setTyped] = useState(view.url);
  const [isTried, setIsTried] = useState(view.url !== '');
  const read = readPngAddress(typed, origin, allowed);
  const asked = readPngAddress(view.url, origin, allowed);
  const query = useQuery(pngQuery(asked.code === 'ok' ? asked.url : undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (read.code !== 'ok') return;
    if (typed === view.url) void query.refetch();
    else set({ url: typed });
  };
  return (
    <Window title={t('pictureProbe.picture.title')} icon="search">
      <div className={styles.part}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <FormField
            label={t('pictureProbe.picture.address')}
            value={typed}
            placeholder={EXAMPLE_PICTURE}
            error={
              isTried && read.code !== 'ok'
                ? t(`pictureProbe.picture.fault.${read.code}`, { origins: allowed.join(', ') })
                : undefined
            }
            dir="ltr"
            maxLength={500}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="large" variant="primary" icon="download" isPending={query.isFetching}>
            {t('pictureProbe.picture.load')}
          </Button>
        </form>
        <div role="status" className={styles.part}>
          {query.isFetching && <Skeleton shape="box" className={styles.loading} />}
          {!query.isFetching && query.data && (
            <PngResult path={view.url} answer={query.data} onRetry={query.refetch} />
          )}
          {!query.isFetching && query.error && (
            <PngError path={view.url} fault={faultText(query.error)} onRetry={query.refetch} />
          )}
        </div>
      </div>
    </Window>
  );
}

type PngAddress = { code: 'ok'; url: string } | { code: 'empty' | 'malformed' | 'elsewhere' };

/** Parses the input: a path such as `/png.php/Coat/01040002.img/stand1.0.mail.png`, or a whole address. */
function readPngAddress(text: string, base: string, allowed: readonly string[]): PngAddress {
  const typed = text.trim();
  if (typed === '') return { code: 'empty' };
  if (!URL.canParse(typed, base)) return { code: 'malformed' };
  const url = new URL(typed, base);
  return allowed.includes(url.origin) ? { code: 'ok', url: url.href } : { code: 'elsewhere' };
}

function PngResult({ path, answer, onRetry }: { path: string; answer: PngAnswer; onRetry: () => unknown }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { status, milliseconds, contentType, bytes, facts, picture } = answer;
  const fault = useAnswerFault(answer);
  const share = (of: number) => number(Math.round(of * 1000) / 10);
  return (
    <div className={styles.result}>
      <FactList
        facts={factsOf(t, {
          'pictureProbe.result.status': <Badge tone={status === 200 ? 'good' : 'danger'}>{status}</Badge>,
          'pictureProbe.result.time': t('pictureProbe.result.milliseconds', {
            time: Math.round(milliseconds),
          }),
          'pictureProbe.result.type': <code>{contentType || ABSENT}</code>,
          'pictureProbe.result.bytes': number(bytes),
          'pictureProbe.result.size': facts && <bdi dir="ltr">{`${facts.width} × ${facts.height}`}</bdi>,
          'pictureProbe.result.alpha':
            picture &&
            t('pictureProbe.result.alphaShares', {
              clear: share(picture.alpha.clear),
              partial: share(picture.alpha.partial),
            }),
        })}
      />
      {fault !== undefined && <PngError path={path} fault={fault} onRetry={onRetry} />}
      {picture && (
        <div className={styles.grounds}>
          <Checkerboard shade="light">
            <img src={picture.address} alt={t('pictureProbe.result.onLight')} />
          </Checkerboard>
          <Checkerboard shade="dark">
            <img src={picture.address} alt={t('pictureProbe.result.onDark')} />
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
  if (facts === undefined) return t('pictureProbe.fault.noPng');
  if (facts.width > MAX_SIDE || facts.height > MAX_SIDE) {
    return t('pictureProbe.fault.tooWide', { limit: MAX_SIDE });
  }
  return picture === undefined ? t('pictureProbe.fault.damaged') : undefined;
}

function PngError({ path, fault, onRetry }: { path: string; fault: string; onRetry: () => unknown }) {
  const t = useTexts('mfe-admin');
  return (
    <ErrorState
      titleLevel={3}
      title={t('developer.notLoaded', { path })}
      hint={<p>{fault}</p>}
      retryText={kitText('kit.error.retry')}
      onRetry={() => void onRetry()}
    />
  );
}
