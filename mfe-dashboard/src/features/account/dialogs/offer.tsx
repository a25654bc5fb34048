import type { ErrorCode } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorCodeText, kitText, type Account, type AccountCharacter, useFormat } from '@portico/portal-kit';
import type { DialogHandle } from '@portico/portal-kit/dialog';
import { Button, DialogFooter, Notice, Stack, Stepper, type StepperProps, SelectField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { watchedAccountQuery, type Overview, useRefreshAccount, type OwnCharacter } from '../account.queries';
import { CharacterPicture } from '../characters/character-picture';
import styles from './offer.module.css';

export interface AccountDialogProps {
  account: Account;
  overview: Overview;
  dialog: DialogHandle;
}

export interface CharacterDialogProps extends AccountDialogProps {
  /** Default choice. */
  first: AccountCharacter;
}

export interface Refusal {
  code: ErrorCode;
  params: Record<string, number>;
}

/** Prints a refusal in the words of the API's error. */
export function refusalText({ code, params }: Refusal): string {
  return errorCodeText(code, params) ?? code;
}

/** Explains why nothing can be bought, instead of a form that could only fail. */
export function NoOffer({
  title,
  dialog,
  children,
}: {
  title: string;
  dialog: DialogHandle;
  children: ReactNode;
}) {
  return (
    <Stack>
      <Notice title={title}>{children}</Notice>
      <DialogFooter>
        <Button size="large" onClick={dialog.close}>
          {kitText('kit.close')}
        </Button>
      </DialogFooter>
    </Stack>
  );
}

/** Explains that the account can buy nothing while it is in the game, with a button to check again. */
export function LogOutFirst() {
  const t = useTexts('mfe-dashboard');
  const refresh = useRefreshAccount();
  const { isFetching } = useQuery(watchedAccountQuery());
  return (
    <Notice
      tone="warning"
      title={t('dialog.inGame.title')}
      actions={
        <Button size="small" icon="retry" isPending={isFetching} onClick={() => void refresh()}>
          {t('dialog.inGame.check')}
        </Button>
      }
    >
      {t('dialog.inGame.text')}
    </Notice>
  );
}

export function AmountField(props: Omit<StepperProps, 'texts'>) {
  const t = useTexts('mfe-dashboard');
  return (
    <Stepper
      {...props}
      texts={{ decrease: t('dialog.less'), increase: t('dialog.more'), max: t('dialog.max') }}
    />
  );
}

interface CharacterFieldProps {
  characters: readonly OwnCharacter[];
  value: number;
  onChange: (id: number) => void;
  isReadOnly?: boolean;
}

export function CharacterField({ characters, value, onChange, isReadOnly = false }: CharacterFieldProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const chosen = characters.find(({ id }) => id === value);
  return (
    <div className={styles.root}>
      {chosen && <CharacterPicture character={chosen} size={64} className={styles.picture} />}
      <SelectField
        label={t('dialog.character')}
        className={styles.field}
        disabled={isReadOnly}
        value={String(value)}
        onChange={(id) => onChange(Number(id))}
        options={characters.map(({ id, name, level }) => ({
          value: String(id),
          text: t('dialog.characterOption', { name, level: format.level(level) }),
        }))}
      />
    </div>
  );
}
