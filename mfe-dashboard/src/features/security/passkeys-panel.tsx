import { useTexts } from '@portico/i18n';
import { Button, Notice, SoftText, Stack } from '@portico/ui';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NameForm, PasswordStep } from './panel-forms';
import styles from './security-page.module.css';
import {
  PanelStatus,
  SecurityPanel,
  useStatus,
  LabelledTime,
  SecurityRow,
  useDeviceName,
} from './security-panel';
import {
  addPasskey,
  beginPasskey,
  factorsQuery,
  removePasskey,
  sessionsQuery,
  useFactorsRefresh,
  type Factors,
  type Passkey,
  type PasskeyCeremony,
} from './security.queries';

export function PasskeysPanel() {
  return (
    <SecurityPanel name="passkeys" drawing="finger" query={useQuery(factorsQuery())} skeleton="4.5rem">
      {(factors) => <Passkeys factors={factors} />}
    </SecurityPanel>
  );
}

function Passkeys({ factors: { passkeys, canAddPasskeys } }: { factors: Factors }) {
  const t = useTexts('mfe-dashboard');
  const refresh = useFactorsRefresh();
  const [status, say] = useStatus();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Stack gap={3}>
      <PanelStatus status={status} />
      {passkeys.length === 0 ? (
        <SoftText>{t('security.passkeys.empty')}</SoftText>
      ) : (
        <ul role="list">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={async (password) => {
                await removePasskey(passkey.id, password);
                await refresh();
                say(t('security.entry.removed', { name: passkey.name }));
              }}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskey
          onDone={({ name }) => {
            void refresh();
            setIsAdding(false);
            say(t('security.passkeys.added', { name }));
          }}
          onCancel={() => setIsAdding(false)}
        />
      ) : (
        <AddButton canAdd={canAddPasskeys} onPress={() => setIsAdding(true)} />
      )}
    </Stack>
  );
}

function AddButton({ canAdd, onPress }: { canAdd: boolean; onPress: () => void }) {
  const t = useTexts('mfe-dashboard');
  if (!canAdd) return <Notice>{t('security.passkeys.unavailable')}</Notice>;
  if (typeof PublicKeyCredential !== 'function') {
    return <Notice tone="warning">{t('security.passkeys.unsupported')}</Notice>;
  }
  return (
    <div className={styles.buttons}>
      <Button icon="plus" onClick={onPress}>
        {t('security.passkeys.add')}
      </Button>
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: (password: string) => Promise<unknown>;
}

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const t = useTexts('mfe-dashboard');
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <SecurityRow
      icon="finger"
      name={<bdi>{passkey.name}</bdi>}
      facts={
        <>
          {passkey.lastUsedAt === null ? (
            <span>{t('security.entry.neverUsed')}</span>
          ) : (
            <LabelledTime label={t('security.entry.lastUsed')} at={passkey.lastUsedAt} />
          )}
          <LabelledTime label={t('security.passkeys.addedAt')} at={passkey.createdAt} />
        </>
      }
    >
      {isRemoving ? (
        <div className={styles.wide}>
          <PasswordStep
            reason={t('security.passkeys.removeReason', { name: passkey.name })}
            submitText={t('security.entry.remove')}
            onPassword={onRemove}
            onCancel={() => setIsRemoving(false)}
          />
        </div>
      ) : (
        <div className={styles.action}>
          <Button
            size="small"
            aria-label={t('security.entry.removeNamed', { name: passkey.name })}
            onClick={() => setIsRemoving(true)}
          >
            {t('security.entry.remove')}
          </Button>
        </div>
      )}
    </SecurityRow>
  );
}

interface AddPasskeyProps {
  onDone: (passkey: Passkey) => void;
  onCancel: () => void;
}

/** Asks for the password first, then a name: browsers show their prompt only right after a press. */
function AddPasskey(handlers: AddPasskeyProps) {
  const t = useTexts('mfe-dashboard');
  const [ceremony, setCeremony] = useState<PasskeyCeremony>();
  if (ceremony !== undefined) return <NamePasskey ceremony={ceremony} {...handlers} />;
  return (
    <PasswordStep
      reason={t('security.passkeys.addReason')}
      submitText={t('security.continue')}
      onPassword={async (password) => setCeremony(await beginPasskey(password))}
      onCancel={handlers.onCancel}
    />
  );
}

/** Asks for the name of the passkey in the list; the default is the device's. */
function NamePasskey({ ceremony, ...handlers }: AddPasskeyProps & { ceremony: PasskeyCeremony }) {
  const t = useTexts('mfe-dashboard');
  const { ticket, options } = ceremony;
  const nameOf = useDeviceName();
  const current = useQuery(sessionsQuery()).data?.sessions.find(({ isCurrent }) => isCurrent);
  return (
    <NameForm
      suggested={current && nameOf(current)}
      send={async (name) => addPasskey({ ticket, name, response: { ...(await createPasskey(options)) } })}
      failureText={({ error }) => {
        const problem = ceremonyProblem(error);
        return problem && t(`security.passkeys.problem.${problem}`);
      }}
      submit={t('security.passkeys.create')}
      pending={t('security.passkeys.waiting')}
      {...handlers}
    />
  );
}

type CeremonyProblem = 'closed' | 'known' | 'failed';

/** Opens the browser's prompt. The library loads on the first press. */
async function createPasskey(options: PasskeyCeremony['options']) {
  if (!isCreation(options)) throw new TypeError('These options are not of a new passkey');
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options });
}

/** Type guard: the API contract does not describe the options, because the server's WebAuthn library makes them. */
function isCreation(options: object): options is PublicKeyCredentialCreationOptionsJSON {
  return ['challenge', 'rp', 'user', 'pubKeyCredParams'].every((name) => name in options);
}

/** Reason why the browser made no passkey; undefined for any other error. */
export function ceremonyProblem(error: unknown): CeremonyProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'closed';
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'WebAuthnError' || error instanceof DOMException ? 'failed' : undefined;
}
