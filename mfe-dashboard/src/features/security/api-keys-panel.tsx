import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { Button, Notice, SoftText, Stack } from '@portico/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NameForm } from './panel-forms';
import styles from './security-page.module.css';
import { PanelStatus, SecurityPanel, useStatus, LabelledTime, SecurityRow } from './security-panel';
import { addApiKey, type ApiKey, type ApiKeys, apiKeysQuery, removeApiKey } from './security.queries';

const DOCS = '/api/docs';

/** Keys with which programs of the account read the public API more often. */
export function ApiKeysPanel() {
  return (
    <SecurityPanel name="keys" drawing="key" query={useQuery(apiKeysQuery())} skeleton="4.5rem">
      {(keys) => <Keys {...keys} />}
    </SecurityPanel>
  );
}

function Keys({ keys, max, reads, searches }: ApiKeys) {
  const t = useTexts('mfe-dashboard');
  const queries = useQueryClient();
  const [status, say] = useStatus();
  const [isAdding, setIsAdding] = useState(false);
  const [newKey, setNewKey] = useState<string>();
  return (
    <Stack gap={3}>
      <SoftText>
        {t('security.keys.limits', { reads, searches })} <a href={DOCS}>{t('security.keys.docs')}</a>
      </SoftText>
      <PanelStatus status={status} />
      {/* Nobody can show the key again. */}
      {newKey !== undefined && (
        <Notice tone="good" title={t('security.keys.once')}>
          <div className={styles.secret}>
            <code className={styles.key} dir="ltr">
              {newKey}
            </code>
            <CopyButton size="small" text={newKey} label={t('security.keys.copy')} />
          </div>
        </Notice>
      )}
      {keys.length === 0 ? (
        <SoftText>{t('security.keys.empty')}</SoftText>
      ) : (
        <ul role="list">
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              onRemoved={() => {
                setNewKey(undefined);
                say(t('security.entry.removed', { name: key.name }));
              }}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NameForm
          send={addApiKey}
          submit={t('security.keys.create')}
          pending={t('security.keys.creating')}
          onDone={({ key, ...own }) => {
            queries.setQueryData(apiKeysQuery().queryKey, own);
            setNewKey(key);
            setIsAdding(false);
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : keys.length >= max ? (
        <SoftText>{t('security.keys.full', { max })}</SoftText>
      ) : (
        <div className={styles.buttons}>
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            {t('security.keys.add')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function KeyRow({ apiKey, onRemoved }: { apiKey: ApiKey; onRemoved: () => void }) {
  const t = useTexts('mfe-dashboard');
  const queries = useQueryClient();
  const { id, name, createdAt, lastUsedAt } = apiKey;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => removeApiKey(id),
    onSuccess: (own) => {
      queries.setQueryData(apiKeysQuery().queryKey, own);
      onRemoved();
    },
  });
  return (
    <SecurityRow
      icon="key"
      name={<bdi>{name}</bdi>}
      facts={
        <>
          {lastUsedAt === null ? (
            <span>{t('security.entry.neverUsed')}</span>
          ) : (
            <LabelledTime label={t('security.entry.lastUsed')} at={lastUsedAt} />
          )}
          <LabelledTime label={t('security.keys.createdAt')} at={createdAt} />
        </>
      }
    >
      <div className={styles.action}>
        <Button
          size="small"
          isPending={isPending}
          aria-label={t('security.entry.removeNamed', { name })}
          onClick={() => mutate()}
        >
          {t('security.entry.remove')}
        </Button>
      </div>
      {error !== null && <Notice tone="danger">{errorText(error)}</Notice>}
    </SecurityRow>
  );
}
