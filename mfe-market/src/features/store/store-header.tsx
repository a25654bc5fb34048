import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { LinkButton, PageHeader } from '@portico/ui';
import { paths } from '../../paths';
import { SourceLine } from '../../shared/source-line';
import { useStorePlace } from '../../shared/store-place';
import type { StoreAnswer } from './store.queries';
import styles from './store-page.module.css';

/** The owner of a store, its place, and the age of the data. */
export function StoreHeader({ answer: { store, items, source, asOf } }: { answer: StoreAnswer }) {
  const t = useTexts('mfe-market');
  const format = useFormat();
  const placeOf = useStorePlace();
  return (
    <PageHeader
      eyebrow={placeOf(store) ?? t('seller.roomUnknown')}
      title={t('store.title', { name: store.characterName })}
      lead={
        <span className={styles.line}>
          {store.description !== null && (
            <q className={styles.sign}>
              <bdi>{store.description}</bdi>
            </q>
          )}
          <span>{t('seller.items', { count: items.length, formatted: format.number(items.length) })}</span>
          <SourceLine source={source} asOf={asOf} />
        </span>
      }
      picture={<Picture kind="character" id={store.characterId} size={64} />}
      actions={
        <>
          <LinkButton href={paths.player(store.characterId)} icon="user">
            {t('store.owner')}
          </LinkButton>
          <LinkButton href={paths.market} variant="quiet" icon="chevronStart">
            {t('store.back')}
          </LinkButton>
        </>
      }
    />
  );
}
