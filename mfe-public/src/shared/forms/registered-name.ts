let name: string | undefined;

/** Keeps the new username until the page is left, so that the login can fill it in. */
export function storeRegisteredName(registered: string | undefined): void {
  name = registered;
}

export function registeredName(): string | undefined {
  return name;
}
