/** On the root of a page whose browser keeps a plan. */
export const keptPlanAttribute = 'data-kept-plan';
