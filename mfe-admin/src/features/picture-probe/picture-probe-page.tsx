import { useTexts } from '@portico/i18n';
import { PageHeader, Button, FormField, Skeleton, Window } from '@portico/ui';
import { IdListProbe } from './id-list-probe';
import styles from './picture-probe-page.module.css';
import { defineSearch, uncheckedText, usePortal, useSearch } from '@portico/portal-kit';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PngError, PngResult } from './png-result';
import { pngQuery } from './png.queries';

export function PictureProbePage() {
  const t = useTexts('mfe-admin');
  return (
    <div className={styles.root}>
      <PageHeader title={t('pngTest.title')} lead={t('pngTest.lead')} />
      <AddressProbe />
      <IdListProbe />
    </div>
  );
}

const pictureSearch = defineSearch({ url: uncheckedText() });

const EXAMPLE = '/png.php/Coat/01040002.img/stand1.0.mail.png';

function AddressProbe() {
  const t = useTexts('mfe-admin');
  const { view, set } = useSearch(pictureSearch);
  const { origin, allowed } = useOrigins();
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
    <Window title={t('pngTest.picture.title')} icon="search">
      <div className={styles.part}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <FormField
            label={t('pngTest.picture.address')}
            value={typed}
            placeholder={EXAMPLE}
            error={
              isTried && read.code !== 'ok'
                ? t(`pngTest.picture.fault.${read.code}`, { origins: allowed.join(', ') })
                : undefined
            }
            dir="ltr"
            maxLength={500}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" size="large" variant="primary" icon="search" isPending={query.isFetching}>
            {t('pngTest.picture.load')}
          </Button>
        </form>
        <div role="status" className={styles.part}>
          {query.isFetching && <Skeleton shape="box" height="14rem" />}
          {!query.isFetching && query.data && (
            <PngResult path={view.url} answer={query.data} onRetry={query.refetch} />
          )}
          {!query.isFetching && query.error && (
            <PngError path={view.url} error={query.error} onRetry={query.refetch} />
          )}
        </div>
      </div>
    </Window>
  );
}

function useOrigins() {
  const { site, developerTools } = usePortal().config;
  const origin = typeof location === 'undefined' ? site.origin : location.origin;
  const { pngOrigin } = developerTools;
  return { origin, allowed: pngOrigin === undefined ? [origin] : [origin, pngOrigin] };
}

type PngAddress = { code: 'ok'; url: string } | { code: 'empty' | 'malformed' | 'elsewhere' };

/** Reads what was entered: a path such as `/png.php/Coat/01040002.img/stand1.0.mail.png`, or a whole address. */
function readPngAddress(text: string, base: string, allowed: readonly string[]): PngAddress {
  const typed = text.trim();
  if (typed === '') return { code: 'empty' };
  if (!URL.canParse(typed, base)) return { code: 'malformed' };
  const url = new URL(typed, base);
  return allowed.includes(url.origin) ? { code: 'ok', url: url.href } : { code: 'elsewhere' };
}
