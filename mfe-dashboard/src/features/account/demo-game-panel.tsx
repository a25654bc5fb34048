import { errorText, type Account } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, FormError, SelectField, Window } from '@portico/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRefreshAccount } from './account.queries';
import { enterGame, leaveGame } from './demo-game.queries';
import styles from './demo-game-panel.module.css';

/** Demo world only: enters and leaves the game, to show which actions the site refuses meanwhile. */
export function DemoGamePanel({ account }: { account: Account }) {
  const t = useTexts('mfe-dashboard');
  const lead = useRef<HTMLParagraphElement>(null);
  const isMoved = useRef(false);

  // Moves the focus, because the pressed button disappears.
  useEffect(() => {
    if (isMoved.current) lead.current?.focus({ preventScroll: true });
    isMoved.current = false;
  }, [account.loggedIn]);

  const onMoved = () => {
    isMoved.current = true;
  };
  return (
    <Window as="aside" title={t('demo.title')} icon="sword" className={styles.panel}>
      <p ref={lead} tabIndex={-1} className={styles.lead}>
        {t(account.loggedIn ? 'demo.in' : 'demo.out')}
      </p>
      {account.loggedIn ? (
        <LeaveGame onMoved={onMoved} />
      ) : (
        <EnterGame characters={account.characters} onMoved={onMoved} />
      )}
    </Window>
  );
}

interface Moves {
  /** Called after the account has entered or left the game. */
  onMoved: () => void;
}

function EnterGame({ characters, onMoved }: Moves & Pick<Account, 'characters'>) {
  const t = useTexts('mfe-dashboard');
  const refresh = useRefreshAccount();
  const [chosen, setChosen] = useState(characters[0]?.id ?? 0);
  const enter = useMutation({ mutationFn: enterGame, onSuccess: onMoved, onSettled: refresh });
  return (
    <>
      <div className={styles.controls}>
        <SelectField
          label={t('demo.as')}
          isLabelHidden
          className={styles.select}
          options={characters.map(({ id, name }) => ({ value: String(id), text: name }))}
          value={String(chosen)}
          onChange={(id) => setChosen(Number(id))}
        />
        <Button icon="sword" isPending={enter.isPending} onClick={() => enter.mutate(chosen)}>
          {t('demo.enter')}
        </Button>
      </div>
      <Failure error={enter.error} />
    </>
  );
}

const WAYS_OUT = [
  { how: 'logOut', icon: 'logout', variant: 'secondary' },
  { how: 'crash', icon: 'warning', variant: 'quiet' },
] as const;

function LeaveGame({ onMoved }: Moves) {
  const t = useTexts('mfe-dashboard');
  const refresh = useRefreshAccount();
  const leave = useMutation({ mutationFn: leaveGame, onSuccess: onMoved, onSettled: refresh });
  return (
    <>
      <div className={styles.controls}>
        {WAYS_OUT.map(({ how, icon, variant }) => (
          <Button
            key={how}
            icon={icon}
            variant={variant}
            isPending={leave.isPending && leave.variables === how}
            disabled={leave.isPending && leave.variables !== how}
            onClick={() => leave.mutate(how)}
          >
            {t(`demo.${how}`)}
          </Button>
        ))}
      </div>
      <Failure error={leave.error} />
    </>
  );
}

function Failure({ error }: { error: Error | null }) {
  return error !== null && <FormError>{errorText(error)}</FormError>;
}
