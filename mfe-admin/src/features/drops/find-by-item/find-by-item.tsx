import { useTexts } from '@portico/i18n';
import { LinkButton, Window } from '@portico/ui';
import { NONE, type DropsState } from '../drops-state';
import { FindForm } from './find-form';
import { FoundDroppers } from './found-droppers';

/** Who drops an item. */
export function FindByItem(state: DropsState) {
  const t = useTexts('mfe-admin');
  const { view, hrefWith } = state;
  return (
    <Window
      title={t('drops.find.title')}
      icon="search"
      isFlush
      actions={
        <LinkButton
          href={hrefWith({ panel: '', item: NONE })}
          variant="quiet"
          size="small"
          icon="close"
          aria-label={t('drops.close')}
          title={t('drops.close')}
        />
      }
    >
      <FindForm key={view.item} {...state} />
      {view.item !== NONE && <FoundDroppers {...state} />}
    </Window>
  );
}
