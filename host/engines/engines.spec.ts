// One file, so that all tests of an engine run in the same browser.
import './journeys/routes';
import './journeys/purchase';
import './journeys/windows';
import './journeys/registration';
import './journeys/keyboard';
import './journeys/failures';
import './journeys/backForward';
