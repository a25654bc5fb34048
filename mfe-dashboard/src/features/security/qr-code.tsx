import type { QrPath } from './qr-path';
import styles from './qr-code.module.css';

/** A QR code in the page itself: what it says goes to no one who draws pictures. */
export function QrCode({ qr: { size, path }, label }: { qr: QrPath; label: string }) {
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  );
}
