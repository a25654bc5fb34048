export { describeBridgeReport, registerBridgeCommand, checkBridge } from './bridge-command.js';
