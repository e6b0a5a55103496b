import { Button } from '@/components/ui/Button/Button';

/** What stands where the tide's code did not come: no network, or a site that has been renewed. */
export function LoadFailed({ retry }: { retry: () => void }) {
  return (
    <div role="status">
      <p>The tide could not be loaded. Check your connection.</p>
      <Button look="quiet" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
