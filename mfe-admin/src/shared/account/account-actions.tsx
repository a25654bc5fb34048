import { ABSENT } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useSession } from '@portico/portal-kit';
import { FormDialog } from '@portico/portal-kit/dialog';
import { Button, LinkButton, Notice, Window, type IconName, Icon } from '@portico/ui';
import { useState } from 'react';
import { paths } from '../../paths';
import { ReasonField, useReason } from '../fields/reason-field';
import { useBanText } from './account-badges';
import styles from './account.module.css';
import { type Act, type AdminAccount, useAct } from './account.queries';
import actDialog from './account-actions.module.css';
import { BanFields, useBan, type BanTerms } from './ban-fields';

const ICONS: Readonly<Record<Act, IconName>> = {
  ban: 'warning',
  unban: 'check',
  signOut: 'logout',
  resetSecondFactor: 'key',
};

export function AccountActions({ account, isLine = false }: { account: AdminAccount; isLine?: boolean }) {
  const t = useTexts('mfe-admin');
  const [act, setAct] = useState<Act>();
  const [character] = account.characters;
  const isOwn = useSession(({ username }) => username?.toLowerCase() === account.name.toLowerCase());
  const acts: Act[] = [
    'ban',
    ...(account.ban === null && account.addressBans === 0 ? [] : ['unban' as const]),
    'signOut',
    ...(account.hasSecondFactor ? ['resetSecondFactor' as const] : []),
  ];
  const buttons = (
    <ul className={isLine ? styles.actLine : styles.acts} role="list" aria-label={t('account.acts')}>
      {acts.map((one) => (
        <li key={one}>
          <Button
            icon={ICONS[one]}
            size={isLine ? 'small' : undefined}
            variant={one === 'ban' ? 'danger' : 'secondary'}
            onClick={() => setAct(one)}
          >
            {t(`account.act.${nameOf(one, account)}`)}
          </Button>
          {!isLine && <p>{t(`account.dialog.${one}.text`)}</p>}
        </li>
      ))}
      {isLine && character !== undefined && (
        <li>
          <LinkButton size="small" icon="plus" href={paths.pointsFor(character.name)}>
            {t('points.title')}
          </LinkButton>
        </li>
      )}
    </ul>
  );
  // The server refuses these actions too; this explains it beforehand.
  const refusal = <Notice>{t(isOwn ? 'account.mayNot.own' : 'account.mayNot.higher')}</Notice>;
  const content = account.mayAct ? buttons : refusal;
  return (
    <>
      {isLine ? (
        content
      ) : (
        <Window title={t('account.acts')} icon="settings">
          {content}
        </Window>
      )}
      {act !== undefined && (
        <ActDialog key={act} account={account} act={act} onClose={() => setAct(undefined)} />
      )}
    </>
  );
}

function nameOf(act: Act, { ban }: Pick<AdminAccount, 'ban'>) {
  if (act === 'ban' && ban !== null) return 'banAnew';
  return act === 'unban' && ban === null ? 'unbanAddresses' : act;
}

interface ActDialogProps {
  account: AdminAccount;
  act: Act;
  onClose: () => void;
}

function ActDialog({ account, act, onClose }: ActDialogProps) {
  const t = useTexts('mfe-admin');
  const sending = useAct(account.id, act);
  const { data, isPending } = sending;
  const { field, read } = useReason();
  const ban = useBan();

  const submit = () => {
    const terms = act === 'ban' ? ban.read() : ban.terms;
    const reason = read(terms !== undefined);
    if (terms !== undefined && reason !== undefined) sending.mutate({ reason, ...terms });
  };

  return (
    <FormDialog
      title={data === undefined ? t(`account.dialog.${act}.title`, { name: account.name }) : account.name}
      sending={sending}
      onSubmit={submit}
      onClose={onClose}
      submitText={t(`account.act.${act}`)}
      variant={act === 'ban' ? 'danger' : 'primary'}
      outcome={
        data && (
          <Notice
            tone={data.effect === 'stillInGame' || data.effect === 'addressesBanned' ? 'warning' : 'good'}
            title={t(`account.dialog.${act}.done`)}
          >
            {data.effect !== 'done' && <p>{t(`account.effect.${data.effect}`)}</p>}
          </Notice>
        )
      }
    >
      <p>{t(`account.dialog.${act}.text`)}</p>
      {act === 'ban' && <BanFields {...ban.fields} isReadOnly={isPending} />}
      <Change account={account} act={act} terms={ban.terms} />
      <ReasonField
        {...field}
        isReadOnly={isPending}
        isFirstFocused
        hint={t(act === 'ban' ? 'account.dialog.reasonShown' : 'account.dialog.reasonKept')}
      />
    </FormDialog>
  );
}

function Change({ account, act, terms }: Pick<ActDialogProps, 'account' | 'act'> & { terms: BanTerms }) {
  const t = useTexts('mfe-admin');
  const banText = useBanText();
  const { ban, addressBans, sessions, hasSecondFactor } = account;
  const addressText = (count: number) => t('account.ban.addresses', { count });
  const sessionText = (count: number) => t('account.sessions.open', { count });
  const isEndMissing = terms.type === 'temporary' && terms.until === undefined;
  const texts: Record<Act, [before: string, after: string]> = {
    ban: [banText(ban), isEndMissing ? ABSENT : banText({ type: terms.type, until: terms.until ?? null })],
    unban: ban === null ? [addressText(addressBans), addressText(0)] : [banText(ban), banText(null)],
    signOut: [sessionText(sessions.length), sessionText(0)],
    resetSecondFactor: [
      t(hasSecondFactor ? 'account.factor.on' : 'account.factor.off'),
      t('account.factor.off'),
    ],
  };
  const [before, after] = texts[act];
  return (
    <dl className={actDialog.change} aria-live="polite">
      <div>
        <dt>{t('account.dialog.before')}</dt>
        <dd>{before}</dd>
      </div>
      <Icon name="arrowEnd" size={16} className={actDialog.arrow} />
      <div>
        <dt>{t('account.dialog.after')}</dt>
        <dd className={actDialog.after}>{after}</dd>
      </div>
    </dl>
  );
}
