/** All that a component's stylesheet builds with; what the whole site wears is set in `styles` itself. */
export * from './at';
export * from './breakpoints';
export * from './contract.css';
export * from './focus';
export * from './text-styles';
export * from './tokens';
