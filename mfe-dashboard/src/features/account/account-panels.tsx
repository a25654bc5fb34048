import { CurrencyPicture } from '@portico/game-ui';
import { Moment, useFormat, useIsOpenPage, type Account, errorText } from '@portico/portal-kit';
import { unitText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { Link, Window, Badge, Icon, type IconName, Button, FormError, SelectField } from '@portico/ui';
import { paths } from '../../paths';
import { type Grants, useRefreshAccount } from './account.queries';
import styles from './account-panels.module.css';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { enterGame, leaveGame } from './demo-game.queries';

export const GIFTS_ID = 'gifts';

/** Maximum gifts shown; the history has all. */
const MAX_WAITING = 5;
const MAX_DELIVERED = 3;

type Gift = Grants['waiting'][number] | Grants['delivered'][number];

/** Waiting and recent gifts. Not rendered if there are none. */
export function GiftsPanel({ grants }: { grants: Grants | undefined }) {
  const t = useTexts('mfe-dashboard');
  const { waiting = [], delivered = [] } = grants ?? {};
  if (waiting.length + delivered.length === 0) return null;
  return (
    <div id={GIFTS_ID} className={styles.place}>
      <Window
        title={t('gifts.title')}
        icon="chest"
        isFlush
        footer={<Link href={paths.history}>{t('gifts.history')}</Link>}
      >
        <Gifts title={t('gifts.waiting')} gifts={waiting.slice(0, MAX_WAITING)} />
        <Gifts title={t('gifts.delivered')} gifts={delivered.slice(0, MAX_DELIVERED)} />
      </Window>
    </div>
  );
}

function Gifts({ title, gifts }: { title: string; gifts: readonly Gift[] }) {
  const t = useTexts('mfe-dashboard');
  const { signed } = useFormat();
  if (gifts.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul role="list">
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.gift}>
            <CurrencyPicture kind={gift.currency} size={32} />
            <div className={styles.words}>
              <p className={styles.amount}>
                <bdi>{signed(gift.delta)}</bdi> {unitText(gift.currency)}
              </p>
              <p className={styles.about}>
                {t(`ledger.reason.${gift.reason}`)} · <Moment at={gift.deliveredAt ?? gift.createdAt} />
              </p>
              {'waitsFor' in gift && <p className={styles.waits}>{t(`ledger.waiting.${gift.waitsFor}`)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const PAGES = [
  { key: 'overview', href: paths.admin.overview, icon: 'chart' },
  { key: 'voteLog', href: paths.admin.voteLog, icon: 'check' },
  { key: 'expLog', href: paths.admin.expLog, icon: 'trend' },
  { key: 'bossLog', href: paths.admin.bossLog, icon: 'skull' },
  { key: 'accounts', href: paths.admin.accounts, icon: 'users' },
  { key: 'points', href: paths.admin.points, icon: 'plus' },
  { key: 'scrollingLog', href: paths.admin.scrollingLog, icon: 'scroll' },
  { key: 'nxLog', href: paths.admin.nxCreditLog, icon: 'coin' },
  { key: 'inkwellLog', href: paths.admin.inkwellLog, icon: 'inkwell' },
  { key: 'seo', href: paths.admin.seo, icon: 'search' },
  { key: 'dropRates', href: paths.dropRates, icon: 'sword' },
] as const satisfies readonly { key: string; href: string; icon: IconName }[];

const ADMIN = ['admin'] as const;
const WEB_ADMIN = ['admin', 'webAdmin'] as const;

export function AdminPanel({ account }: { account: Account }) {
  const t = useTexts('mfe-dashboard');
  const isOpen = useIsOpenPage(account.isWebAdmin ? WEB_ADMIN : ADMIN);
  if (!account.isAdmin) return null;
  const pages = PAGES.filter(({ href }) => isOpen(href));
  return (
    <Window
      title={t('account.adminPage')}
      icon="crown"
      actions={<Badge tone="accent">{t('account.admin')}</Badge>}
      isFlush
    >
      {pages.length > 0 && (
        <ul className={styles.links} role="list">
          {pages.map(({ key, href, icon }) => (
            <li key={key}>
              <Link href={href} className={styles.link}>
                <Icon name={icon} size={18} className={styles.icon} />
                {t(`account.adminPages.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Window>
  );
}

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
