/** For a `ref`: reports an image that failed before hydration, when nothing listened to it. */
export function ifFailed(onFailed: () => void): (image: HTMLImageElement | null) => void {
  return (image) => {
    if (image?.complete === true && image.naturalWidth === 0) onFailed();
  };
}
