import { useTexts } from '@portico/i18n';
import { Disclosure } from '@portico/ui';
import type { Callback } from './votes.queries';
import styles from './evidence.module.css';

/** What was sent, without secrets, and from where: text that anybody may have written. */
export function Evidence({ callback: { method, address, fields } }: { callback: Callback }) {
  const t = useTexts('mfe-admin');
  return (
    <Disclosure
      className={styles.root}
      summary={
        <span className={styles.origin}>
          <bdi dir="ltr">
            {method} {address}
          </bdi>
        </span>
      }
    >
      {fields.length === 0 ? (
        <p className={styles.nothing}>{t('votes.evidence.none')}</p>
      ) : (
        <dl className={styles.fields}>
          {fields.map(({ name, value }) => (
            <div key={name} className={styles.field}>
              <dt>
                <bdi dir="ltr">{name}</bdi>
              </dt>
              <dd>
                <bdi dir="auto">{value === '' ? '""' : value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Disclosure>
  );
}
