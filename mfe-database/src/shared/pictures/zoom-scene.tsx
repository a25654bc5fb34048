import { useTexts } from '@portico/i18n';
import { useFormat, useIsHydrated } from '@portico/portal-kit';
import { Button, classNames, IconButton } from '@portico/ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Minimap } from './minimap';
import { MAX_ZOOM, ZoomedScroller, type ZoomDirection } from './zoomed-scroller';
import styles from './zoom-scene.module.css';

export interface ZoomSceneProps {
  /** Name of the picture for screen readers. */
  label: string;
  /** Screens on which it shows all of its height, so that only the page scrolls up and down. */
  opens?: 'always' | 'narrow';
  /** The picture in small; shown while a part of the picture is out of view. */
  minimap?: ReactNode;
  /** One element; its size grows with `--zoom`. */
  children: ReactNode;
}

/** Scrollable view of a large picture. It scrolls without scripts and zooms with them. */
export function ZoomScene({ label, opens, minimap, children }: ZoomSceneProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const isHydrated = useIsHydrated();
  const { ref, room, zoom, step, fit } = useZoom();
  return (
    // A picture of the game is not mirrored in right-to-left languages.
    <div className={styles.room} dir="ltr">
      <div
        ref={ref}
        className={classNames(styles.scroller, opens && styles[opens])}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll and zoom it
        tabIndex={0}
      >
        {children}
      </div>
      {minimap && room && <Minimap room={room}>{minimap}</Minimap>}
      {isHydrated && (
        <div className={styles.tools} role="group" aria-label={t('zoom.label')}>
          <IconButton icon="map" size="small" label={t('zoom.fit')} onClick={fit} />
          <IconButton icon="minus" size="small" label={t('zoom.out')} onClick={() => step(-1)} />
          <Button
            size="small"
            variant="quiet"
            title={t('zoom.reset')}
            aria-label={`${format.percent(zoom * 100, 0)}: ${t('zoom.reset')}`}
            onClick={() => step(0)}
          >
            {format.percent(zoom * 100, 0)}
          </Button>
          <IconButton
            icon="plus"
            size="small"
            label={t('zoom.in')}
            aria-disabled={zoom >= MAX_ZOOM}
            onClick={() => step(1)}
          />
        </div>
      )}
    </div>
  );
}

function useZoom() {
  const [zoom, setZoom] = useState(1);
  const [room, setRoom] = useState<HTMLElement>();
  const scroller = useRef<ZoomedScroller>(undefined);
  const ref = useCallback((element: HTMLDivElement) => {
    const zoomed = new ZoomedScroller(element, setZoom);
    scroller.current = zoomed;
    setRoom(element);
    return () => zoomed.stop();
  }, []);
  const step = (direction: ZoomDirection) => scroller.current?.step(direction);
  const fit = () => scroller.current?.fit();
  return { ref, room, zoom, step, fit };
}
