export { avatarFile } from './avatar-file';
export { showLiveAvatar } from './live-avatar';
