/** Tells when pointer or focus is on an element, and when it has left. */
export function pointing(onPoint: ((isOn: boolean) => void) | undefined) {
  if (onPoint === undefined) return {};
  const enter = () => onPoint(true);
  const leave = () => onPoint(false);
  return { onPointerEnter: enter, onPointerLeave: leave, onFocus: enter, onBlur: leave };
}
