import {
  LOOK_SLOTS,
  type LookSlot,
  STANCES,
  fitsSlot,
  type SpriteCategory,
  spriteCategoryOf,
  type Stance,
} from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { Button, FormField, IconButton, SelectField, Stack } from '@portico/ui';
import { useState, useMemo } from 'react';
import {
  defineSearch,
  uncheckedText,
  integer,
  oneOf,
  type SearchParam,
  useSearch,
} from '@portico/portal-kit';
import { type CharacterLook, DEFAULT_LOOK } from '@portico/domain';
import styles from './look-form.module.css';

/** Example ids that exist in every client. */
const EXAMPLES: Readonly<Record<LookSlot, string>> = {
  skin: '0',
  hair: '30000',
  face: '20000',
  cap: '1002140',
  coat: '1040002',
  pants: '1060002',
  shoes: '1072001',
  glove: '1082002',
  cape: '1102000',
  shield: '1092003',
  weapon: '1302000',
};

export function LookForm({ draft, faults, change, reset }: LookDraftState) {
  const t = useTexts('mfe-admin');
  // A required slot returns to its default, but not during typing.
  const [typed, setTyped] = useState<{ slot: LookSlot; text: string }>();
  const faultText = useLookFaultText();
  return (
    <Stack>
      <div className={styles.fields}>
        {LOOK_SLOTS.map((slot) => (
          <FormField
            key={slot}
            label={t(`developer.look.${slot}`)}
            value={typed?.slot === slot ? typed.text : draft[slot]}
            placeholder={EXAMPLES[slot]}
            error={faultText(faults[slot], slot === 'skin')}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={8}
            onChange={({ target }) => {
              setTyped({ slot, text: target.value });
              change({ [slot]: target.value });
            }}
            onBlur={() => setTyped(undefined)}
          />
        ))}
      </div>
      <Button size="small" icon="undo" className={styles.reset} onClick={reset}>
        {t('developer.look.reset')}
      </Button>
    </Stack>
  );
}

interface PoseFieldsProps extends Pick<LookDraftState, 'stance' | 'frame' | 'change'> {
  /** Number of frames of the stance; at least one. */
  frames: number;
}

export function PoseFields({ stance, frame, change, frames }: PoseFieldsProps) {
  const t = useTexts('mfe-admin');
  const shown = Math.min(frame, frames - 1);
  const go = (step: 1 | -1) => change({ frame: (shown + step + frames) % frames });
  return (
    <div className={styles.pose}>
      <SelectField
        label={t('developer.pose.stance')}
        value={stance}
        options={STANCES.map((value) => ({ value, text: t(`developer.pose.${value}`) }))}
        onChange={(value) => {
          const chosen = STANCES.find((one) => one === value);
          if (chosen !== undefined) change({ stance: chosen, frame: 0 });
        }}
      />
      <SelectField
        label={t('developer.pose.frame')}
        value={String(shown)}
        options={Array.from({ length: frames }, (_, index) => ({
          value: String(index),
          text: t('developer.pose.frameOf', { frame: index + 1, frames }),
        }))}
        onChange={(value) => change({ frame: Number(value) })}
      />
      <span className={styles.steps}>
        <IconButton icon="chevronStart" label={t('developer.pose.previous')} onClick={() => go(-1)} />
        <IconButton icon="chevronEnd" label={t('developer.pose.next')} onClick={() => go(1)} />
      </span>
    </div>
  );
}

/** Typed ids; '' for an empty slot. */
type LookDraft = Record<LookSlot, string>;

export type LookFault =
  | { code: 'number' }
  /** The id belongs to another category, or to none. */
  | { code: 'category'; id: number; category: SpriteCategory | undefined };

export const DEFAULT_LOOK_DRAFT = Object.fromEntries(
  LOOK_SLOTS.map((slot) => [slot, String(DEFAULT_LOOK[slot] ?? '')]),
) as LookDraft;

export function useLookFaultText() {
  const t = useTexts('mfe-admin');
  return (fault: LookFault | undefined, isSkin = false) => {
    if (fault === undefined) return undefined;
    if (fault.code === 'number') return t('developer.look.fault.number');
    if (isSkin) return t('developer.look.fault.skin');
    const { id, category } = fault;
    return category === undefined
      ? t('developer.look.fault.nothing', { id })
      : t('developer.look.fault.category', { id, category });
  };
}

/** The look without unwearable ids, and why they are left out. */
export function readLook(draft: LookDraft) {
  const look: CharacterLook = { ...DEFAULT_LOOK };
  const faults: Partial<Record<LookSlot, LookFault>> = {};
  for (const slot of LOOK_SLOTS) {
    const text = draft[slot].trim();
    if (text === '') continue;
    const fault = faultOf(slot, text);
    if (fault === undefined) look[slot] = Number(text);
    else faults[slot] = fault;
  }
  return { look, faults };
}

function faultOf(slot: LookSlot, text: string): LookFault | undefined {
  if (!/^\d{1,8}$/.test(text)) return { code: 'number' };
  const id = Number(text);
  if (fitsSlot(slot, id)) return undefined;
  return { code: 'category', id, category: slot === 'skin' ? undefined : spriteCategoryOf(id) };
}

const slots = Object.fromEntries(
  LOOK_SLOTS.map((slot) => [slot, { ...uncheckedText(), fallback: DEFAULT_LOOK_DRAFT[slot] }]),
) as Record<LookSlot, SearchParam<string>>;
const lookSearch = defineSearch({ ...slots, stance: oneOf(STANCES, 'stand'), frame: integer(0, 0) });
const UNTOUCHED = { ...DEFAULT_LOOK_DRAFT, stance: '', frame: '' } as const;

/** Look and pose in the address, shared by the developer pages. */
export function useLookDraft() {
  const { view, set, hrefWith } = useSearch(lookSearch);
  const { stance, frame, ...draft } = view;
  const key = Object.values(draft).join();
  // oxlint-disable-next-line react/exhaustive-deps -- the draft is another object at every render, its texts are not
  const read = useMemo(() => readLook(draft), [key]);
  return {
    draft,
    ...read,
    stance,
    frame,
    change: (patch: Partial<LookDraft & { stance: Stance; frame: number }>) => set(patch, { replace: true }),
    reset: () => set(UNTOUCHED, { replace: true }),
    /** Query string that shows the same look on another developer page. */
    search: hrefWith({}).replace(/^[^?]*/, ''),
  };
}

export type LookDraftState = ReturnType<typeof useLookDraft>;
