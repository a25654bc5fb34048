let name: string | undefined;

/** Notes who has just registered, for as long as the page lives: the login that follows fills it in. */
export function storeRegisteredName(registered: string | undefined): void {
  name = registered;
}

export function registeredName(): string | undefined {
  return name;
}
