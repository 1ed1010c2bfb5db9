// The async boundary that sharing needs: nothing shared is touched before the share scope stands.
void import('./bench/bootstrap');
