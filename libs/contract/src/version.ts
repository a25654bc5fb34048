/** Major of the contract between shell, remotes and server. A remote built for another major is refused. */
export const CONTRACT_VERSION = 1;
