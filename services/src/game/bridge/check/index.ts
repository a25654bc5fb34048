export { describeBridgeReport, registerBridgeCommand } from './bridge-command.js';
export { checkBridge } from './run-checks.js';
